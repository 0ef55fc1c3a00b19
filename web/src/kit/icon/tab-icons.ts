/** Icons of the tab bar; pages without it do not load them. */
export const homeIcon =
  'M3.5 10.6C7.6 9.4 10.6 6.9 12 3.8c1.4 3.1 4.4 5.6 8.5 6.8M5.5 10.4V20h13v-9.6M9.8 20v-5.2h4.4V20';
export const searchIcon =
  'M18.5 9.5V8l-5-5h-7A1.5 1.5 0 0 0 5 4.5v15A1.5 1.5 0 0 0 6.5 21h4M13.5 3v5h5M12 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0m6.1 2.6 2.7 2.7';
export const albumIcon =
  'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM7 9.7a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M4 17l4.8-4.2 3.4 3 3.3-3.3 4.7 4.3';
export const personIcon = 'M8.3 8.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0M4.8 20c.6-3.9 3.5-6 7.2-6s6.6 2.1 7.2 6';
