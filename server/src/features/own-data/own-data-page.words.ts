import type { OwnDataPart } from 'contract/calls/own-data';
import type { Both, Language } from 'contract/languages';
import { escapedHtml } from '../../platform/escaped-html.ts';
import { columnWords, partWords, tableWords } from './own-data-columns.words.ts';

type Value = unknown;
type ShownTable = { table: string; rows: readonly Readonly<Record<string, Value>>[] };
export type PageFacts = {
  language: Language;
  forumName: Both;
  /** As a reader writes it. */
  madeAt: string;
  parts: readonly { part: OwnDataPart; tables: readonly ShownTable[] }[];
};

const words = {
  title: { en: 'My data', zh: '我的数据' },
  about: {
    en: (forum: string, at: string) =>
      `This is all that the app of the ${forum} keeps about you, as of ${at}. The same is in data.json for programs; me.vcf is your card for an address book, and timeline.ics your day for a calendar.`,
    zh: (forum: string, at: string) =>
      `以下为截至${at}${forum}应用中保存的您的全部数据。data.json供程序读取，me.vcf可导入通讯录，timeline.ics可导入日历。`,
  },
  secret: {
    en: 'Please keep this file to yourself.',
    zh: '请妥善保管本文件。',
  },
  nothing: { en: 'Nothing is kept.', zh: '无保存内容。' },
  yes: { en: 'yes', zh: '是' },
  no: { en: 'no', zh: '否' },
} as const;

const style =
  'body{margin:0 auto;max-width:46rem;padding:16px;font:16px/1.6 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif;color:#2b1a12;background:#fffbf0}h1,h2{font-family:Georgia,"Songti SC","Noto Serif CJK SC",serif}h2{margin-top:2em;border-bottom:1px solid #e9d3a0}dl{display:grid;grid-template-columns:minmax(8rem,30%) 1fr;gap:2px 16px;margin:0 0 16px;padding:8px 12px;background:#fff;border:1px solid #e9d3a0;border-radius:8px}dt{color:#5f4836}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:160px}';

/** The readable page of the download. It has no scripts and asks nobody for anything. */
export function ownDataPage({ language, forumName, madeAt, parts }: PageFacts): string {
  const say = (text: Both) => escapedHtml(text[language]);
  const sections = parts.map(({ part, tables }) => {
    const shown = tables.filter(({ rows }) => rows.length > 0).map((table) => tableShown(table, language));
    return `<section><h2>${say(partWords[part])}</h2>${shown.join('') || `<p>${say(words.nothing)}</p>`}</section>`;
  });
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:">
<title>${say(words.title)}</title><style>${style}</style></head>
<body><h1>${say(words.title)}</h1><p>${escapedHtml(words.about[language](forumName[language], madeAt))}</p><p>${say(words.secret)}</p>
${sections.join('\n')}
</body></html>
`;
}

function tableShown({ table, rows }: ShownTable, language: Language): string {
  const heading = escapedHtml(tableWords[table]?.[language] ?? table);
  const lists = rows.map((row) => {
    const lines = Object.entries(row)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(
        ([name, value]) =>
          `<dt>${escapedHtml(columnWords[name]?.[language] ?? name)}</dt><dd>${valueShown(value, language)}</dd>`,
      );
    return `<dl>${lines.join('')}</dl>`;
  });
  return `<h3>${heading}</h3>${lists.join('')}`;
}

const picture = /^[a-z_]+(-\d+)?\.(webp|png|jpg)$/;

function valueShown(value: Value, language: Language): string {
  if (typeof value === 'boolean') return escapedHtml(words[value ? 'yes' : 'no'][language]);
  if (typeof value === 'string' && picture.test(value)) return `<img src="${value}" alt="${value}">`;
  return escapedHtml(plain(value));
}

/** Both languages of a text on lines of their own, and whatever else has parts as indented lines. */
function plain(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isBoth(value)) return [...new Set([value.zh, value.en])].filter(Boolean).join('\n');
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return JSON.stringify(value, null, 1)
    .split('\n')
    .filter((line) => !/^\s*[[\]{}],?$/.test(line))
    .map((line) => line.replace(/^\s+/, '').replace(/,$/, '').replaceAll('"', ''))
    .join('\n');
}

function isBoth(value: Value): value is Both {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(value).toSorted().join() === 'en,zh';
}
