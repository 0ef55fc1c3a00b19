// Where the list has this room, delegates stand side by side.
const roomForTwo = 680;

export function columnsIn(width: number): number {
  return width >= roomForTwo ? 2 : 1;
}
