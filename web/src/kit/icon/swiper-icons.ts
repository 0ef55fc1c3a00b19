/** Icons for pausing and resuming the carousel. */
export const pauseIcon = 'M9 6v12m6-12v12';
export const playIcon = 'M8.5 6v12l9.5-6z';
