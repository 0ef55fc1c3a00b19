/** Searches longer than this are refused. */
export const longestSearch = 200;

/** What one box finds, in the order in which screens show it. */
export const findGroups = ['meetings', 'delegates', 'partners', 'media', 'news', 'files', 'questions'] as const;

/** Nobody reads on after the thousandth that was found. */
export const furthestPlace = 1_000;
