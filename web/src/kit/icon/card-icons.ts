/** Icons of business cards. */
export const cardIcon =
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM6.9 11a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M6 15.5c.4-1.3 1.4-2 2.7-2s2.3.7 2.7 2M14 10h4m-4 3.5h4';
export const sendIcon = 'M20.5 3.5 3.5 10l6.5 3.5 3.5 6.5zM10 13.5l4-4';
export const actingIcon = 'M8 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M4.5 19.5c.5-3.5 3.1-5.5 7-5.5m2.5 4.3 2 2 4-4.3';
export const scanIcon =
  'M4 8.5V6.5A2.5 2.5 0 0 1 6.5 4h2M15.5 4h2A2.5 2.5 0 0 1 20 6.5v2M20 15.5v2a2.5 2.5 0 0 1-2.5 2.5h-2M8.5 20h-2A2.5 2.5 0 0 1 4 17.5v-2M4 12h16';
export const exchangeIcon = 'M4 8.5h15m-3-3 3 3-3 3M20 15.5H5m3-3-3 3 3 3';
