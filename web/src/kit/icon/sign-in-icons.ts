/** The icons of signing in, apart from those that every page loads. */
export const tickIcon = 'm5 12.5 4.7 4.7L19 7.5';
export const listenIcon = 'M4.5 9.8v4.4h3.2l4.3 3.6V6.2L7.7 9.8zM15 9.2a4 4 0 0 1 0 5.6m2.5-8.1a7.5 7.5 0 0 1 0 10.6';
export const torchIcon = 'M8 3.5h8v4l-2 3v10h-4v-10l-2-3zM8 7h8m-4 6v2.5';
export const photoIcon =
  'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM4.5 16.5l4.5-4 3 2.7 3-3 4.5 4.3';
export const keyboardIcon =
  'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM6.5 10v.1m3-.1v.1m3-.1v.1m3-.1v.1m2.3-.1v.1M8 14h8';
export const phoneIcon =
  'M6.5 4h2.8l1.5 4-2 1.5a11.5 11.5 0 0 0 5.7 5.7l1.5-2 4 1.5v2.8A1.5 1.5 0 0 1 18.5 19C11 19 5 13 5 5.5A1.5 1.5 0 0 1 6.5 4z';
export const cameraIcon =
  'M4.5 7.5h3l1.5-2.5h6l1.5 2.5h3a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V9a1.5 1.5 0 0 1 1.5-1.5zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0';
export const signOutIcon =
  'M10.5 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h4.5M10 12h10m-3.5-3.5L20 12l-3.5 3.5';
