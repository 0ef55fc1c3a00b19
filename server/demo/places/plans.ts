import type { DemoPlan } from '../shapes.ts';

/** The picture of a plan has the same key. */
export const plans: DemoPlan[] = [
  { key: 'guesthouse-1', place: 'guesthouse', name: { zh: '一层与湖畔庭院', en: 'Level 1 and Lakeside Garden' } },
  { key: 'guesthouse-2', place: 'guesthouse', name: { zh: '二层', en: 'Level 2' } },
  { key: 'guesthouse-3', place: 'guesthouse', name: { zh: '三层', en: 'Level 3' } },
  { key: 'conference-centre-1', place: 'conference-centre', name: { zh: '一层', en: 'Level 1' } },
  { key: 'arts-centre-1', place: 'arts-centre', name: { zh: '大堂与观景厅', en: 'Grand Foyer and Belvedere' } },
];
