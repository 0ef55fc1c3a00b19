/** In how many columns the items of a list stand. */
export function columnsOf(items: readonly Element[]): number {
  return new Set(items.map((item) => item.getBoundingClientRect().left)).size;
}
