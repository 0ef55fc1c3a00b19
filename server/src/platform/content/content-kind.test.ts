import { expect, test } from 'vitest';
import { meeting } from '../database/tables/content/agenda.ts';
import { place } from '../database/tables/content/forum.ts';
import { contentKind } from './content-kind.store.ts';

const both = { zh: '主楼', en: 'Main Building' };

test('a kind of content needs a name, a topic and a table: a row becomes the JSON of a version, and a row again', () => {
  const places = contentKind({ name: 'forum', topic: 'places', table: place });
  const row = {
    ...{ id: 'main', version: 4, name: both, address: both, arrival: both, dropOff: '', position: 1 },
    ...{ baiduCoord: '1,2', gaodeCoord: '1,2', googleCoord: '1,2' },
  };
  const { id, version, ...json } = row;
  expect(places.toJson(row)).toEqual(json);
  expect(places.fromJson(id, version, places.toJson(row))).toEqual(row);
});

test('moments are texts in a version and moments in its row', () => {
  const meetings = contentKind({ name: 'meeting', topic: 'agenda', table: meeting });
  const row: typeof meeting.$inferSelect = {
    ...{ id: 'one', version: 1, type: 'plenary', press: 'open', hallId: 'hehe', title: both, summary: both },
    ...{ startsAt: new Date('2027-03-22T03:15:00Z'), endsAt: new Date('2027-03-22T04:15:00Z') },
    ...{ entry: null, channels: [{ number: 1, language: both }], change: null },
    ...{ namesPublic: false, feedNumber: 1 },
  };
  const stored = JSON.parse(JSON.stringify(meetings.toJson(row))) as Record<string, unknown>;
  expect(stored).toMatchObject({ startsAt: '2027-03-22T03:15:00.000Z', channels: [{ number: 1 }] });
  expect(meetings.fromJson('one', 1, stored)).toEqual(row);
});
