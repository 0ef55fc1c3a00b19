import type { Both } from './languages.ts';
import type { documentExtensions, imageExtensions } from './rules/file-extensions.ts';

/** Every file has one of these. Screens offer them in this order. */
export const fileCategories = {
  guide: { zh: '会议指南', en: 'Guides' },
  journal: { zh: '会刊', en: 'Journals' },
  report: { zh: '参与倡议报告', en: 'Engagement initiative reports' },
} as const satisfies Record<string, Both>;
export type FileCategory = keyof typeof fileCategories;

type Ending = (typeof documentExtensions)[number] | (typeof imageExtensions)[number];

/** The second filter: endings that people think of as one kind. */
export const fileTypes = {
  pdf: ['pdf'],
  text: ['doc', 'docx'],
  slides: ['ppt', 'pptx'],
  data: ['xls', 'xlsx'],
  picture: ['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'bmp'],
} as const satisfies Record<string, readonly Ending[]>;
export type FileType = keyof typeof fileTypes;
