/** The bell stands on Home too, which loads no other icon of messages. */
export const bellIcon = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5L19 18H5zM10 20.3c1.2.8 2.8.8 4 0';
