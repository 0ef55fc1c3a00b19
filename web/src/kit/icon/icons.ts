/**
 * Icons have a grid of 24 px, strokes of 1.5 px with round ends, and one path each. A module is loaded as a whole, so
 * rare icons have their own.
 */
export const listIcon =
  'M8.5 6h11m-11 6h11m-11 6h11M3.8 6a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0m0 6a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0m0 6a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0';
export const backIcon = 'M14.5 5 8 12l6.5 7';
export const onwardIcon = 'm9.5 6 5.5 6-5.5 6';
export const downIcon = 'm6 9.5 6 5.5 6-5.5';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const placeIcon =
  'M12 21c4.5-4.6 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2 6.4 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0';
export const warningIcon = 'M12 4.5 3.5 19h17zM12 10v4.5m0 2.4v.1';
export const lockIcon =
  'M7.5 10.5h9a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2zm1 0V8a3.5 3.5 0 0 1 7 0v2.5';
export const refreshIcon = 'M19 12a7 7 0 1 1-2-5l2 2m0-4.5V9h-4.5';
export const offlineIcon =
  'M3 9.5a13 13 0 0 1 4.5-2.8M21 9.5a13 13 0 0 0-9-3.5M6.3 13a8.5 8.5 0 0 1 3.7-2.2M17.7 13a8.5 8.5 0 0 0-2.4-1.7M9.5 16.3a4 4 0 0 1 5 0M12 19.2v.1M4 4l16 16';
