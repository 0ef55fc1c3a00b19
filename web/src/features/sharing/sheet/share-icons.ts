/** Ways to pass something on. */
export const chatIcon = 'M4 5.5h16v11h-8.5L7.5 20v-3.5H4z';
export const momentsIcon =
  'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m5.2 0a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M12 4v5.2m8 2.8h-5.2M12 20v-5.2M4 12h5.2';
export const posterIcon =
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm-1.5 12.5 4.5-4 3 2.7 3-3 4.5 4.3';
export const linkIcon =
  'm10 14 4-4m-5.5 1L6 13.5a3.2 3.2 0 0 0 4.5 4.5l2.5-2.5m2.5-2.5 2.5-2.5A3.2 3.2 0 0 0 13.5 6L11 8.5';
