/** Icons of one's own day. */
export const bookmarkIcon = 'M7 4.5h10a.5.5 0 0 1 .5.5v14.5l-5.5-4-5.5 4V5a.5.5 0 0 1 .5-.5z';
export const pencilIcon = 'm4.5 19.5 1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5';
export const addIcon = 'M12 5v14M5 12h14';
export const carIcon =
  'M5 16.5v-4l1.800-5a1.5 1.5 0 0 1 1.400-1h7.600a1.5 1.5 0 0 1 1.400 1l1.800 5v4zM5 12.5h14M6.5 16.5v2m11-2v2M7.800 14.5h.1m8.200 0h.1';
