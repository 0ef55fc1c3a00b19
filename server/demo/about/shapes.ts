import type { Both } from '../shapes.ts';

export type DemoSlide = { key: string; caption: Both; title: Both; picture: string; target: string | null };

export type DemoSection = {
  key: string;
  kind: 'chapter' | 'fact' | 'organiser' | 'contact';
  heading: Both;
  body: Both;
  picture?: string;
};

type DemoQuestion = { key: string; keywords: string; question: Both; answer: Both };
export type DemoCategory = { key: string; name: Both; questions: DemoQuestion[] };
