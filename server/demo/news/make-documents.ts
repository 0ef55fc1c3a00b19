import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Both } from '../shapes.ts';
import { documentPath } from './documents/documents.ts';
import { reportSummary } from './documents/report-summary.ts';

/** Prints the documents of the news anew with Chromium, Chinese first, then English on a new page. */
const chromium = process.env['CHROMIUM_PATH'] ?? 'chromium';
const style =
  'body{font:11pt/1.7 "Noto Serif CJK SC",serif;color:#2b1a12}:lang(en){font-family:"Noto Serif","DejaVu Serif",serif}h1,h2{font-weight:400}h1{color:#9b1b1f;font-size:20pt;line-height:1.3}' +
  'h2{color:#7a5510;font-size:13pt;margin-top:1.6em}section+section{break-before:page}@page{size:A4;margin:22mm 24mm}';

const folder = await mkdtemp(join(tmpdir(), 'forum-document-'));
const page = join(folder, 'page.html');
await writeFile(page, html(reportSummary));
const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
const printed = spawnSync(chromium, [
  ...options,
  `--print-to-pdf=${documentPath('annual-report-summary')}`,
  pathToFileURL(page).href,
]);
await rm(folder, { recursive: true });
if (printed.status !== 0) throw printed.error ?? new Error(printed.stderr.toString());

function html({ title, parts }: typeof reportSummary): string {
  const sections = (['zh', 'en'] as const).map((language) => section(language, title, parts));
  return `<!doctype html><meta charset="utf-8"><title>${title.en}</title><style>${style}</style>${sections.join('')}`;
}

function section(language: 'zh' | 'en', title: Both, parts: { heading: Both; text: Both[] }[]): string {
  const written = parts.map(
    ({ heading, text }) => `<h2>${heading[language]}</h2>${text.map((one) => `<p>${one[language]}</p>`).join('')}`,
  );
  return `<section lang="${language}"><h1>${title[language]}</h1>${written.join('')}</section>`;
}
