import type { FastifyReply } from 'fastify';
import type { Both, Language } from 'contract/languages';

/** A heading and a sentence. */
type Said = readonly [heading: string, sentence: string];
type PlainPage = Readonly<Record<Language, Said>>;

/** A page outside the app, in both languages and without scripts, so that every browser and mail client can show it. */
export function plainPage({ zh, en }: PlainPage, button?: Both): string {
  const form = button
    ? `<form method="post"><button>${button.zh} · <span lang="en">${button.en}</span></button></form>\n`
    : '';
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${zh[0]} · ${en[0]}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<h1>${zh[0]}</h1>
<p>${zh[1]}</p>
<h2 lang="en">${en[0]}</h2>
<p lang="en">${en[1]}</p>
${form}<p><a href="/cdfH5/">返回首页 · <span lang="en">Back to Home</span></a></p>
</main>
</body>
</html>
`;
}

export function sendPage(reply: FastifyReply, status: number, page: string) {
  return reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}

/** The policy of the pages forbids styles inside them. */
export const stylePath = '/page.css';
export const pageStyle = `body{margin:0;background:#fae8b6;color:#2b1a12;font:16px/1.6 system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:34rem;margin:12vh auto 0;padding:0 1.5rem}
h1,h2{font-size:1.25rem;line-height:1.5;margin:1.5rem 0 .25rem}
p{margin:0 0 .75rem;color:#5f4836}
a{display:inline-block;margin-top:1rem;padding:.6rem 0;color:#9b1b1f;font-weight:600}
button{width:100%;min-height:50px;margin-top:1rem;border:0;border-radius:12px;background:#9b1b1f;color:#fff6e1;font:inherit;font-weight:600}
a:focus-visible,button:focus-visible{outline:2px solid #0b559f;outline-offset:2px}
`;
