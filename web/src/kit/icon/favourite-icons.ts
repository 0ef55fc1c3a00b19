/** Icons of one's own day. */
export const bookmarkIcon = 'M7 4.5h10a.5.5 0 0 1 .5.5v14.500l-5.500-4-5.500 4V5a.5.5 0 0 1 .5-.5z';
