/** Icons of a person's own data. */
export const archiveIcon =
  'M4 4.5h16v4H4zM5.5 8.5v9.5a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V8.5M12 11v5.5m-2.5-2.3L12 16.700l2.5-2.5';
export const receiptIcon =
  'M6 3.500v17l2-1.300 2 1.300 2-1.300 2 1.300 2-1.300 2 1.300v-17l-2 1.300-2-1.300-2 1.300-2-1.300-2 1.300zM9 9h6m-6 3.500h6';
export const takeBackIcon = 'M5 9.500h9.500a4.500 4.500 0 0 1 0 9H9M8.500 5.500l-4 4 4 4';
