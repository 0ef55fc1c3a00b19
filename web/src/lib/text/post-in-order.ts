/** Chinese names the organisation before the title: 远岫新能源 董事长. */
export const postInOrder = {
  zh: ['organisation', 'title'],
  en: ['title', 'organisation'],
} as const;
