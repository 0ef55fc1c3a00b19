import type { Both } from '../shapes.ts';

/** A paper becomes one file, Chinese first, then English. */
export type DemoMaterial = {
  key: string;
  meeting: string;
  name: Both;
  introduction: Both;
  /** The heading of the points: questions, or what a speaker intends to say. */
  heading: Both;
  points: Both[];
};

export const questions: Both = { zh: '讨论问题', en: 'Questions for discussion' };
export const mainPoints: Both = { zh: '发言要点', en: 'Main points' };
