/** Icons of what the Secretariat arranged for a person. */
export const bedIcon =
  'M3.5 19V6m0 10h17v3m0-3v-2.5a3 3 0 0 0-3-3h-7V16M5.3 12a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0';
export const seatIcon =
  'M7.5 12.5V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v6.5M5 10.5V15a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 15v-4.5M7.5 12.5h9m-9 4V20m9-3.5V20';
