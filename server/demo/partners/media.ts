import { agencyRows, broadcastRows, onlineRows, printRows } from './media-rows.ts';
import type { DemoOutlet } from './shapes.ts';

/** These include every outlet for which a person with a green badge works. */
export const outlets: DemoOutlet[] = [
  ...outletsOf('broadcast', broadcastRows),
  ...outletsOf('agency', agencyRows),
  ...outletsOf('print', printRows),
  ...outletsOf('online', onlineRows),
];

function outletsOf(type: DemoOutlet['type'], table: string): DemoOutlet[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== 10 || cells.includes('')) throw new Error(`a row needs 10 cells: ${line}`);
      const [site = '', phone = ''] = cells.slice(8);
      const pair = (at: number) => ({ zh: cells[at] ?? '', en: cells[at + 1] ?? '' });
      return {
        ...{ key: site, type, name: pair(0), country: pair(2), city: pair(4) },
        contact: { name: pair(6), phone: phone === '-' ? null : phone, email: `desk@${site}.example` },
      };
    });
}
