import type { DelegateRow, Origin } from 'contract/calls/delegates';

/** The figures beside the two sides: of all delegates, or of those that the search found. */
export function countsOf(rows: readonly DelegateRow[]): Record<Origin, number> {
  const chinese = rows.filter(({ origin }) => origin === 'chinese').length;
  return { chinese, international: rows.length - chinese };
}

/** One side is browsed at a time. A search covers both, because it is by name, until a side is chosen in it. */
export function onSide(rows: readonly DelegateRow[], side: Origin | undefined): readonly DelegateRow[] {
  return side ? rows.filter(({ origin }) => origin === side) : rows;
}
