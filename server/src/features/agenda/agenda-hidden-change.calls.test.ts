import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { meetings } from '../../../demo/agenda.ts';
import { people, signInAs } from '../../../demo/people.ts';
import type { Database } from '../../platform/database/database.ts';
import { idFromKey } from '../../platform/ids.ts';
import { staffDesk } from '../../platform/testing/staff-desk.ts';
import { countingStatements } from '../../platform/testing/statements.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { showAgenda } from './agenda.actions.ts';

let desk: Awaited<ReturnType<typeof staffDesk>>;
let counted: ReturnType<typeof countingStatements>;
beforeAll(async () => {
  desk = await staffDesk();
  counted = countingStatements(desk.server.database);
});
afterAll(() => desk.leave());

const closed = meetings.find(({ key }) => key === 'grid-interconnection')!;
const closedId = idFromKey('meeting', closed.key);
const involvedIn = ({ chair, invited, speakers }: (typeof meetings)[number]) => [
  ...(chair ? [chair] : []),
  ...invited,
  ...speakers.map(({ person }) => person),
];
const anyPart = new Set(meetings.flatMap(involvedIn));
const insiders = involvedIn(closed);
const redPeople = people.filter(({ badge, verified }) => badge === 'red' && verified).map(({ key }) => key);
const outsiders: [string, string][] = [
  ['a green badge', signInAs.green],
  ['a red badge without a part', redPeople.find((key) => !anyPart.has(key))!],
  ['a red badge with a part elsewhere', redPeople.find((key) => anyPart.has(key) && !insiders.includes(key))!],
];

/** The answer itself and the number of statements that it cost. */
async function read(key: string, db: Database = counted.db) {
  const { badge } = people.find((one) => one.key === key)!;
  const viewer: Viewer = { id: idFromKey('person', key), badge, sessionId: 'a session', scope: 'full' };
  const before = counted.count();
  const context = { viewer, db, language: 'en', services: desk.server.services };
  const answer = await showAgenda(context as unknown as Parameters<typeof showAgenda>[0]);
  return { answer, statements: counted.count() - before };
}
const hallSeenBy = async (key: string) => {
  const { days } = JSON.parse((await read(key)).answer.plain.toString()).obj as {
    days: { meetings: { id: string; hall: { id: string } | null }[] }[];
  };
  return days.flatMap((day) => day.meetings).find(({ id }) => id === closedId)?.hall?.id;
};
const move = (...args: string[]) => desk.staff('move-meeting', ...args, '因设备检修 | Owing to maintenance');
const hall = (key: string) => idFromKey('hall', key);

describe('a change behind closed doors', () => {
  test('is seen by its people at once', async () => {
    expect(await hallSeenBy(closed.chair!)).toBe(hall(closed.hall));
    expect((await move(closedId, '2027-03-22 11:15', '12:30', hall('mudan'))).ok).toBe(true);
    expect(await hallSeenBy(closed.chair!)).toBe(hall('mudan'));
  });

  test.each(outsiders)('costs %s nothing: the next answer is the very same, without a statement', async (_who, key) => {
    const { answer } = await read(key);
    expect((await move(closedId, '2027-03-22 11:15', '12:30', hall('songhe'))).ok).toBe(true);
    expect(await hallSeenBy(closed.chair!)).toBe(hall('songhe'));
    const next = await read(key);
    expect(next.statements).toBe(0);
    expect(next.answer).toBe(answer);
    expect((await move(closedId, '2027-03-22 11:15', '12:30', hall('mudan'))).ok).toBe(true);
  });

  test('of its time is seen by red badges, and costs the others nothing', async () => {
    const [green, red] = [await read(outsiders[0]![1]), await read(outsiders[1]![1])];
    expect((await move(closedId, '2027-03-22 11:30', '12:30')).ok).toBe(true);
    expect((await read(outsiders[0]![1])).answer).toBe(green.answer);
    const seen = await read(outsiders[1]![1]);
    expect(seen.answer).not.toBe(red.answer);
    expect(seen.answer.plain.toString()).toContain('2027-03-22T11:30:00+08:00');
  });
});

test('a change that everybody may see is seen by everybody', async () => {
  const { answer } = await read(signInAs.green);
  expect((await move(idFromKey('meeting', 'trade-rules'), '2027-03-22 14:07', '15:30')).ok).toBe(true);
  const next = await read(signInAs.green);
  expect(next.answer).not.toBe(answer);
  expect(next.answer.plain.toString()).toContain('2027-03-22T14:07:00+08:00');
});
