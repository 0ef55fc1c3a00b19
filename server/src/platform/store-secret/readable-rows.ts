import type { Services } from '../services.ts';
import { ThrownRefusal } from '../writes/refusing.ts';

/**
 * What is made of each row of a list. One that was sealed with another key, or is damaged, is left out, and everything
 * else is answered; an alarm names the row by its id, once a day.
 */
export function readableRows<Row extends { id: string }, Made>(
  rows: readonly Row[],
  { alarm }: Pick<Services, 'alarm'>,
  make: (row: Row) => Made,
): Made[] {
  return rows.flatMap((row) => {
    try {
      return [make(row)];
    } catch (failure) {
      if (failure instanceof ThrownRefusal) throw failure;
      alarm('a row cannot be read, and is left out of lists', { row: row.id });
      return [];
    }
  });
}
