/** Icons of the help that a delegate may need. */
export const alarmIcon = 'M12 4l8.2 14.5a1 1 0 0 1-.9 1.5H4.7a1 1 0 0 1-.9-1.5zM12 9.5v4.5m0 2.800v.1';
export const medicalIcon =
  'M6 4.5h12A1.5 1.5 0 0 1 19.5 6v12a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V6A1.5 1.5 0 0 1 6 4.5zM12 8.5v7M8.5 12h7';
export const wifiIcon = 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.7 3.7 0 0 1 5 0M12 19.3v.1';
