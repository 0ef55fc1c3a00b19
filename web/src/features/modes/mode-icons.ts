/** Icons of modes and of acting for somebody. */
export const exchangeIcon = 'M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19';
export const assistantIcon =
  'M6.2 8a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M3.5 19.5c.4-3.6 2.8-5.5 6-5.5 1.3 0 2.5.3 3.5.9m1.5 3.1 2.2 2.2 4-4.5';
export const scheduleIcon =
  'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4m7-4v4';
