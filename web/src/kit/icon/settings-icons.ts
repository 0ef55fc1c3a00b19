/** Icons of the settings. */
export const textSizeIcon = 'm3.5 18 5-12h.6l5 12M5.2 14h7.2M15.5 18l2.7-6.5h.4l2.7 6.5M16.5 15.8h3.8';
export const themeIcon =
  'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 4v16m1.4-15.9v15.8m1.4-15.2v14.6m1.4-13.6v12.6m1.3-11.1v9.6m1.2-7v4.4';
export const trashIcon = 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.2 10.5V16m3.6-5.5V16';
export const deviceIcon =
  'M9.2 3.5h5.6A2.2 2.2 0 0 1 17 5.7v12.6a2.2 2.2 0 0 1-2.2 2.2H9.2A2.2 2.2 0 0 1 7 18.3V5.7a2.2 2.2 0 0 1 2.2-2.2zm1.6 14.3h2.4';
export const supportIcon =
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M5.3 13h1a1.5 1.5 0 0 1 1.5 1.5v3A1.5 1.5 0 0 1 6.3 19h-1a1.5 1.5 0 0 1-1.5-1.5v-3A1.5 1.5 0 0 1 5.3 13zm12.4 0h1a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1-1.5 1.5h-1a1.5 1.5 0 0 1-1.5-1.5v-3a1.5 1.5 0 0 1 1.5-1.5z';
export const documentIcon =
  'M13.5 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5zM13.5 3.5v5h5M8.8 12.5h6.4M8.8 16h6.4';
