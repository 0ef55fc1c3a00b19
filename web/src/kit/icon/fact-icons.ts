/** Icons of facts about an event. */
export const clockIcon = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m8-4.5V12l3 2';
export const entryIcon =
  'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM6.9 11a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0M6 15.5c.4-1.3 1.4-2 2.7-2s2.3.7 2.7 2M14 10h4m-4 3.5h4';
export const pressIcon =
  'M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5zM6 11.5a6 6 0 0 0 12 0m-6 6v3';
export const headphonesIcon =
  'M4.5 15v-2.5a7.5 7.5 0 0 1 15 0V15M4.5 14h3v5.500h-1.500a1.5 1.5 0 0 1-1.5-1.500zm15 0h-3v5.500h1.500a1.5 1.5 0 0 0 1.5-1.500z';
