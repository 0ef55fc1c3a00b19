import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { bookmark, ownItem } from '../../src/platform/database/tables/favourites.ts';
import { idFromKey } from '../../src/platform/ids.ts';
import type { Sealing } from '../../src/platform/security/sealing.ts';
import { addDays, momentIn } from '../../src/platform/time-zones.ts';
import { forum } from '../forum.ts';
import { timelines, type DemoOwnItem } from './timelines.ts';

type Loading = { sealing: Sealing; firstDay: string; at: Date };

/** The timelines are as old as the forum, so that their reminders come as for everybody else. */
export async function loadTimelines(db: Database, { sealing, firstDay, at }: Loading) {
  const all = Object.entries(timelines);
  await db.insert(bookmark).values(
    all.flatMap(([key, { meetings, delegates }]) => {
      const set = { personId: idFromKey('person', key), createdAt: at };
      return [
        ...meetings.map((meeting) => ({ ...set, kind: 'meeting' as const, itemId: idFromKey('meeting', meeting) })),
        ...delegates.map((person) => ({ ...set, kind: 'delegate' as const, itemId: idFromKey('person', person) })),
      ];
    }),
  );
  await db.insert(ownItem).values(
    all.flatMap(([key, { ownItems }]) =>
      ownItems.map((item, nth) => {
        const id = idFromKey('own item', `${key} ${nth}`);
        return { id, personId: idFromKey('person', key), ...itemRow(id, item, { sealing, firstDay, at }) };
      }),
    ),
  );
}

function itemRow(id: string, item: DemoOwnItem, { sealing, firstDay, at }: Loading) {
  const { content, details, location, venue } = item;
  const date = addDays(firstDay, item.day - 1);
  return {
    textsSealed: sealing.seal(JSON.stringify({ content, details, location }), id),
    hallId: venue && idFromKey('hall', venue),
    startsAt: momentIn(forum.timeZone, date, item.from),
    endsAt: momentIn(forum.timeZone, date, item.to),
    plannedAt: at,
    changedAt: at,
  };
}

/** Every entry moves with the forum, by whole days. */
export async function moveTimelines(db: Database, days: number) {
  const later = sql`make_interval(days => ${days}::int)`;
  await db.update(ownItem).set({
    startsAt: sql`${ownItem.startsAt} + ${later}`,
    endsAt: sql`${ownItem.endsAt} + ${later}`,
    plannedAt: sql`${ownItem.plannedAt} + ${later}`,
  });
  await db.update(bookmark).set({ createdAt: sql`${bookmark.createdAt} + ${later}` });
}
