/** Icons of what stands on a floor plan. */
export const gateIcon = 'M5 20V10a7 7 0 0 1 14 0v10M3.5 20h17M9 20v-8a3 3 0 0 1 6 0v8';
export const toiletsIcon =
  'M7.5 4.6a1.4 1.4 0 1 0 .1 0zM16.5 4.6a1.4 1.4 0 1 0 .1 0zM5 9.5h5v5H9v5.5H6v-5.5H5zM16.5 9.5l2.8 6.5h-1.8v4h-2v-4h-1.8zM12 4v16';
export const liftIcon =
  'M6 3.5h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5zM8.5 10.5 12 7l3.5 3.5M8.5 13.5 12 17l3.5-3.5';
export const stairsIcon = 'M3.5 19.5h4.3v-4.2h4.2V11h4.2V6.8h4.3';
export const prayerIcon =
  'M9.5 4.8a1.8 1.8 0 1 0 .1 0zM10 10.5l-2.5 4.5 4 1.5v3.5M7.5 15l-3.5 5h14M10.5 11.5l4 1.5 3-2.5';
export const quietIcon = 'M19.5 14.3A8 8 0 1 1 9.7 4.5a6.3 6.3 0 0 0 9.8 9.8z';
