/** How long the texts of a card may be. The message is the specification's; the rest fits a line or a small sheet. */
export const cardLengths = { message: 200, met: 100, note: 500, contactName: 60 } as const;
