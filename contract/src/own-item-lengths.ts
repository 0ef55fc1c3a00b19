/** The most characters that each text of an own entry may have. */
export const longestContent = 60;
export const longestDetails = 500;
export const longestLocation = 100;
