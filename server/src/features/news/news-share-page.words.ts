import { otherLanguage, type Language } from 'contract/languages';
import { mediaPath, pictureAddress } from 'contract/wire/media';
import { escapedHtml as escaped } from '../../platform/escaped-html.ts';
import { appBase } from '../../platform/http/web-addresses.ts';
import { richTextAsHtml } from '../../platform/rich-text/to-html.ts';
import type { Shared } from './news-share.rules.ts';

const words = {
  other: { zh: 'English', en: '中文' },
  forAttendees: {
    zh: '论坛新闻与访谈面向与会者提供，请登录论坛应用后查看。',
    en: 'The Forum’s news and talks are for its participants. Please log in to the Forum’s app to read them.',
  },
  logIn: { zh: '登录论坛应用', en: 'Log in to the Forum’s app' },
  openInApp: { zh: '在论坛应用中打开', en: 'Open in the Forum’s app' },
} satisfies Record<string, Record<Language, string>>;

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
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/share.css">
</head>
<body>
<header><span>${escaped(site)}</span>${otherLink(page)}</header>
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
    'og:url': `${origin}${addressOf(id)}`,
    'og:locale': tagLanguages[language],
  };
  const names = {
    description,
    'twitter:card': article ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': `${origin}${image}`,
  };
  const lines = (attribute: string, all: Record<string, string>) =>
    Object.entries(all).map(([name, value]) => `<meta ${attribute}="${name}" content="${escaped(value)}">`);
  return [...lines('property', properties), ...lines('name', names)].join('\n');
}

/** What has no form of an id stands for nothing, and is not repeated. */
function addressOf(id: string | undefined): string {
  return id ? `/share/${id}` : `${appBase}/`;
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
<p>${escaped(description)}</p>
<p>${words.forAttendees[language]}</p>
<p><a class="button" href="${appAddress(id)}">${words.logIn[language]}</a></p>`;
}

function articleOf({ id, title, language }: SharePage, article: NonNullable<Shared['article']>): string {
  const { source, publishedAt, cover, film, body } = article;
  const when = `<time datetime="${escaped(publishedAt)}">${written(publishedAt, language)}</time>`;
  const top = film ? video(film) : cover ? `<img class="cover" src="${escaped(cover)}" alt="">` : '';
  return `<article>
<h1>${escaped(title)}</h1>
<p class="source">${escaped(source)} · ${when}</p>
${top}
${richTextAsHtml(body)}
</article>
<p><a class="button" href="${appAddress(id)}">${words.openInApp[language]}</a></p>`;
}

function video({ file, poster }: { file: string; poster: string | null }): string {
  const shown = poster ? ` poster="${escaped(pictureAddress({ id: poster }, 1280))}"` : '';
  return `<video class="cover" src="${escaped(`${mediaPath}/${file}`)}"${shown} controls playsinline preload="none"></video>`;
}

/** The date and time in the zone of the Forum, which the moment is written in. */
function written(moment: string, language: Language): string {
  const local = new Date(`${moment.slice(0, 19)}Z`);
  const locale = { zh: 'zh-CN', en: 'en-GB' }[language];
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' } as const;
  return escaped(new Intl.DateTimeFormat(locale, options).format(local));
}

export const shareStyle = `:root{color-scheme:light dark}
body{margin:0;background:#fffaf0;color:#2b1a12;font:17px/1.7 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif;overflow-wrap:break-word}
header{display:flex;justify-content:space-between;gap:1rem;padding:.75rem 1rem;background:#9b1b1f;color:#fff6e1}
header a{color:inherit}
main{max-width:42rem;margin:0 auto;padding:.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.4;margin:1rem 0 .5rem}
h2,h3{font-size:1.15rem;margin:1.5rem 0 .5rem}
p{margin:0 0 .9rem}
.source,figcaption{color:#5f4836;font-size:.875rem}
img,video{display:block;max-width:100%;height:auto;margin:0 auto}
.cover{width:100%;margin-bottom:1rem;border-radius:12px}
figure{margin:1.25rem 0}
figcaption{margin-top:.4rem;text-align:center}
blockquote{margin:1rem 0;padding-left:1rem;border-left:3px solid #b98a2e}
a{color:#9b1b1f}
.button{display:block;margin-top:2rem;padding:.8rem 1rem;border-radius:12px;background:#9b1b1f;color:#fff6e1;text-align:center;text-decoration:none;font-weight:600}
a:focus-visible,video:focus-visible{outline:2px solid #0b559f;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#17110d;color:#f3e6d0}.source,figcaption{color:#c9b59b}a{color:#f0b7a0}header a,.button{color:#fff6e1}}
`;
