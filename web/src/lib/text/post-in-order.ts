import type { Language } from 'contract/languages';

/** Chinese names the organisation before the title: 远岫新能源 董事长. */
export const postInOrder = {
  zh: ['organisation', 'title'],
  en: ['title', 'organisation'],
} as const;

/** The same in one line. */
export function postIn(language: Language, post: { title: string; organisation: string | null }): string {
  const parts = postInOrder[language].map((field) => post[field]).filter(Boolean);
  return parts.join(language === 'zh' ? '' : ', ');
}
