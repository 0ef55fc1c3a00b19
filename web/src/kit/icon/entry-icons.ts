/** Icons of the entries on Home. */
export const bookIcon = 'M12 6.5C10 5 7.5 4.5 4 4.5V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20';
export const peopleIcon =
  'M5.8 8.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0M3.3 19c.4-3.4 2.7-5.2 5.7-5.2s5.3 1.8 5.7 5.2M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17 14.2c2.1.6 3.4 2.3 3.7 4.8';
export const handsIcon = 'm3 9 4-3 5 2 5-2 4 3-3 7-2 1-4 2.5L6 16zm9-1-3 3.5c1.2 1.2 2.6 1 3.8 0l.9-.8 4.3 4.8';
export const starIcon = 'm12 3.5 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z';
export const mapIcon = 'm4 6.5 5.3-2 5.4 2 5.3-2v13l-5.3 2-5.4-2-5.3 2zM9.3 4.5v13M14.7 6.5v13';
export const heartIcon = 'M12 20s-7.5-4.3-7.5-9.8A4.2 4.2 0 0 1 12 7.7a4.2 4.2 0 0 1 7.5 2.5C19.5 15.7 12 20 12 20z';
export const newsIcon = 'M17 8h3v9.5a2 2 0 0 1-4 0V4.5H4v13a2 2 0 0 0 2 2h12M7 8.5h6M7 12h6m-6 3.5h4';
export const questionIcon =
  'M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.5v.4m0 2.6v.1';
