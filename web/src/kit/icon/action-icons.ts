/** Icons of actions. */
export const shareIcon = 'M12 15V4M8 7.5 12 3.8l4 3.7M6 11.5v8h12v-8';
export const addToCalendarIcon =
  'M20 11V7.5a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2V18a2 2 0 0 0 2 2h5.5M4 10h16M8.5 3.5v4m7-4v4m2 7v6m-3-3h6';
export const downloadIcon = 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14';
