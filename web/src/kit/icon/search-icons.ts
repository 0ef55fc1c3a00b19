/** The icon of the search field; pages without one do not load it. */
export const lookIcon = 'M4.5 10.8a6.3 6.3 0 1 0 12.6 0a6.3 6.3 0 1 0-12.6 0m11 4.7 4.7 4.7';
