/** Icons of business cards. */
export const cardIcon =
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM6.9 11a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M6 15.5c.4-1.3 1.4-2 2.7-2s2.3.7 2.7 2M14 10h4m-4 3.5h4';
