/** The look of a shared page: the app's own colours and letters, without its code. */
export const shareStyle = `
/* Otherwise quotes and dashes inside English, and the dot in both languages, would come full-width. */
@font-face {
  font-family: 'Latin Marks';
  src: local('SF Pro Text'), local('Helvetica Neue'), local('Roboto'), local('Segoe UI'), local('Liberation Sans'),
    local('Arial'), local('DejaVu Sans');
  unicode-range: U+00B7, U+2013-2014, U+2018-201D, U+2026;
}
@font-face {
  font-family: 'Latin Serif Marks';
  src: local('Noto Serif Bold'), local('Liberation Serif Bold'), local('Times New Roman Bold'), local('DejaVu Serif Bold'),
    local('Noto Serif'), local('Liberation Serif'), local('Times New Roman'), local('DejaVu Serif');
  font-weight: 700;
  unicode-range: U+00B7, U+2013-2014, U+2018-201D, U+2026;
}
@font-face {
  font-family: 'Latin Dot';
  src: local('SF Pro Text'), local('Helvetica Neue'), local('Roboto'), local('Segoe UI'), local('Liberation Sans'),
    local('Arial'), local('DejaVu Sans');
  unicode-range: U+00B7;
}
:root {
  color-scheme: light dark;
  --page: #fae8b6; --surface: #fffbf0; --ink: #2b1a12; --ink-2: #5f4836; --lacquer: #9b1b1f; --gold: #b98a2e;
  --hairline: #e9d3a0; --link: #0b559f; --on-lacquer: #fff6e1;
  --sans: -apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', sans-serif;
  --cjk-serif: 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif SC', serif;
  --serif: ui-serif, 'Source Serif 4', Georgia, var(--cjk-serif);
}
:root:lang(en) { --serif: ui-serif, 'Source Serif 4', Georgia, 'Latin Serif Marks', var(--cjk-serif); }
@media (prefers-color-scheme: dark) {
  :root {
    --page: #17100b; --surface: #241a13; --ink: #f6e9cf; --ink-2: #cdb798; --lacquer: #ac2427; --gold: #c79a45;
    --hairline: #40311f; --link: #a3c8ee;
  }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.75 'Latin Dot', var(--sans); overflow-wrap: anywhere; }
:is(body, div):lang(en) { font-family: 'Latin Marks', var(--sans); overflow-wrap: break-word; }
header { display: flex; align-items: center; gap: 12px; max-width: 718px; margin: 0 auto; padding: 10px 16px; }
header span { flex: 1; font: 700 1rem/1.4 var(--serif); }
header a { flex: none; display: grid; place-items: center; min-width: 44px; min-height: 44px; color: var(--ink-2); }
header img { display: block; flex: none; }
main { max-width: 718px; margin: 0 auto; padding: 0 16px 48px; }
main::before { content: ''; display: block; height: 1px; margin-bottom: 16px; background: var(--gold); }
h1, h2, h3 { font-family: var(--serif); overflow-wrap: break-word; }
h1 { margin: 4px 0 12px; font-size: 1.625rem; line-height: 1.35; text-wrap: balance; }
h2, h3 { margin: 28px 0 8px; font-size: 1.25rem; line-height: 1.4; }
h3 { font-size: 1.125rem; }
p { margin: 0 0 16px; }
.source, figcaption { color: var(--ink-2); font-size: 0.9375rem; line-height: 1.5; }
.source { margin: 0; }
.lead { color: var(--ink-2); font-size: 1.125rem; line-height: 1.6; }
article img, article video { display: block; width: auto; max-width: 100%; height: auto; margin: 0 auto; }
article .top { width: 100%; aspect-ratio: 100 / 58; margin-bottom: 16px; border-radius: 12px; background: #120c08; object-fit: cover; }
article video { width: 100%; aspect-ratio: 100 / 58; background: #120c08; border-radius: 12px; }
figure { margin: 24px 0; }
figcaption { margin-top: 8px; text-align: center; }
ul, ol { margin: 0 0 16px; padding-left: 1.5em; }
blockquote { margin: 20px 0; padding: 2px 0 2px 16px; border-left: 3px solid var(--gold); }
blockquote p:last-child { margin: 0; }
hr { margin: 28px 0; border: 0; border-top: 1px solid var(--hairline); }
a { color: var(--link); }
a:focus-visible, video:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.button {
  display: block; max-width: 358px; margin: 32px auto 0; padding: 13px 16px; border-radius: 12px; background: var(--lacquer);
  color: var(--on-lacquer); font-weight: 600; line-height: 1.5; text-align: center; text-decoration: none;
}
@media (min-width: 782px) {
  main { margin-bottom: 48px; padding: 0 40px 40px; border: 1px solid var(--hairline); border-radius: 16px; background: var(--surface); }
  header { padding: 16px 40px; }
  main::before { display: none; }
  main { padding-top: 32px; }
}
`;
