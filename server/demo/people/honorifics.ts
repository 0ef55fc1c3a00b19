import type { Both } from '../shapes.ts';

const chinese: Record<string, string> = {
  'H.E. Mr': '阁下',
  'H.E. Ms': '阁下',
  Professor: '教授',
  Dr: '博士',
  Mr: '先生',
  Ms: '女士',
};

/** A dash stands for a person who has not said how to be addressed. */
export function honorificOf(english: string | undefined): Both | null {
  if (english === '-') return null;
  const zh = english && chinese[english];
  if (!zh) throw new Error(`unknown honorific: ${english}`);
  return { zh, en: english };
}
