import { languages, otherLanguage, type Language } from 'contract/languages';
import { mediaPath, pictureAddress } from 'contract/wire/media';
import { escapedHtml as escaped } from '../../platform/escaped-html.ts';
import { appBase } from '../../platform/http/web-addresses.ts';
import { richTextAsHtml } from '../../platform/rich-text/to-html.ts';
import type { Shared } from './news-share.rules.ts';

const words = {
  other: { zh: 'English', en: '中文' },
  forAttendees: {
    zh: '论坛新闻与观点文章面向与会者提供，请登录论坛应用查看。',
    en: 'The Forum’s news and talks are for its participants. Please log in to the Forum’s app to read them.',
  },
  beijingTime: { zh: '（北京时间）', en: ' (Beijing time)' },
  logIn: { zh: '登录论坛应用', en: 'Log in to the Forum’s app' },
  openInApp: { zh: '在论坛应用中打开', en: 'Open in the Forum’s app' },
} satisfies Record<string, Record<Language, string>>;

const mark = `${appBase}/icon.svg`;
const documentLanguages = { zh: 'zh-CN', en: 'en-GB' };
const tagLanguages = { zh: 'zh_CN', en: 'en_GB' };

type SharePage = Shared & {
  /** The id in the address, if it has the form of one. */
  id: string | undefined;
  language: Language;
  /** Chat apps need whole addresses; the name by which the caller reached us may be anybody's. */
  origin: string;
};

/** A page without code of the app: every text is escaped, and what is missing looks like what may not be seen. */
export function sharePage(page: SharePage): string {
  const { language, site, title } = page;
  return `<!doctype html>
<html lang="${documentLanguages[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${tags(page)}
<link rel="icon" href="${mark}">
<link rel="stylesheet" href="/share.css">
</head>
<body>
<header><img src="${mark}" width="32" height="32" alt=""><span>${escaped(site)}</span>${otherLink(page)}</header>
<main>
${page.article ? articleOf(page, page.article) : closedDoor(page)}
</main>
</body>
</html>
`;
}

function tags({ title, description, image, site, language, id, origin, article }: SharePage): string {
  const properties = {
    'og:type': article ? 'article' : 'website',
    'og:site_name': site,
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}${image}`,
    'og:image:alt': title,
    // Crawlers that follow it get the same language again.
    'og:url': `${origin}${addressOf(id, language)}`,
    'og:locale': tagLanguages[language],
    ...(article && { 'article:published_time': article.publishedAt }),
  };
  const names = {
    description,
    'twitter:card': article ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': `${origin}${image}`,
    'twitter:image:alt': title,
  };
  const lines = (attribute: string, all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) => `<meta ${attribute}="${name}" content="${escaped(value)}">`);
  const alternates = languages.map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${origin}${addressOf(id, one)}">`,
  );
  return [...lines('property', properties), ...lines('name', names), ...(id ? alternates : [])].join('\n');
}

/** What has no form of an id stands for nothing, and is not repeated. */
function addressOf(id: string | undefined, language: Language): string {
  return id ? `/share/${id}?lang=${language}` : `${appBase}/`;
}

function otherLink({ id, language }: SharePage): string {
  const other = otherLanguage(language);
  const address = id ? `/share/${id}?lang=${other}` : `?lang=${other}`;
  return `<a href="${address}" lang="${documentLanguages[other]}" hreflang="${other}">${words.other[language]}</a>`;
}

function appAddress(id: string | undefined): string {
  return id ? `${appBase}/pages/forum/detail?id=${id}` : `${appBase}/`;
}

function closedDoor({ id, title, description, language }: SharePage): string {
  return `<h1>${escaped(title)}</h1>
<p class="lead">${escaped(description)}</p>
<p>${words.forAttendees[language]}</p>
<a class="button" href="${appAddress(id)}">${words.logIn[language]}</a>`;
}

function articleOf({ id, title, language }: SharePage, article: NonNullable<Shared['article']>): string {
  const { source, summary, publishedAt, isBeijingTime, cover, film, body, writtenIn } = article;
  const zone = isBeijingTime ? words.beijingTime[language] : '';
  const when = `<time datetime="${escaped(publishedAt)}">${written(publishedAt, language)}</time>${zone}`;
  const top = film ? video(film) : cover ? `<img class="top" src="${escaped(cover)}" alt="">` : '';
  return `<article>
${top}
<p class="source">${escaped(source)} · ${when}</p>
<h1>${escaped(title)}</h1>
${summary === null ? '' : `<p class="lead">${escaped(summary)}</p>`}
<div lang="${documentLanguages[writtenIn]}">
${richTextAsHtml(body)}
</div>
</article>
<a class="button" href="${appAddress(id)}">${words.openInApp[language]}</a>`;
}

function video({ file, poster }: { file: string; poster: string | null }): string {
  const shown = poster ? ` poster="${escaped(pictureAddress({ id: poster }, 1280))}"` : '';
  return `<video class="top" src="${escaped(`${mediaPath}/${file}`)}"${shown} controls playsinline preload="none"></video>`;
}

/** The date and time in the zone of the Forum, which the moment is written in. */
function written(moment: string, language: Language): string {
  const local = new Date(`${moment.slice(0, 19)}Z`);
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(documentLanguages[language], { ...options, timeZone: 'UTC' }).format(local);
  const [date, time] = [say({ dateStyle: 'long' }), say({ timeStyle: 'short', hourCycle: 'h23' })];
  return escaped(language === 'zh' ? `${date} ${time}` : `${date}, ${time}`);
}
