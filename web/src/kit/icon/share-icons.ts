/** Ways to pass something on. */
export const posterIcon =
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zm-1.5 12.5 4.5-4 3 2.7 3-3 4.5 4.3';
export const linkIcon =
  'm10 14 4-4m-5.5 1L6 13.5a3.2 3.2 0 0 0 4.5 4.5l2.5-2.5m2.5-2.5 2.5-2.5A3.2 3.2 0 0 0 13.5 6L11 8.5';
