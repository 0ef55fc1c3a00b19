/** Icons of messages: what each is about. */
export const speakIcon =
  'M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5zM6 11.5a6 6 0 0 0 12 0m-6 6v3';
export const gavelIcon = 'm13.5 3.8 6.7 6.7M8.8 8.5l6.7 6.7M13.9 4.2 9.2 8.9m10.6 1.2-4.7 4.7M12 11.8l-7.5 7.5m9 .9h7';
export const ownEntryIcon = 'm12 4.2 7.8 7.8-7.8 7.8L4.2 12zM12 9v6m-3-3h6';
export const cancelledIcon = 'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0m2.4-5.6 11.2 11.2';
export const restoredIcon = 'M5 12a7 7 0 1 0 2-5L5 9m0-4.5V9h4.5';
