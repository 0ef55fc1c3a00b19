import { expect, test } from 'vitest';
import type { Viewer } from '../../viewer.ts';
import { mayFetchFile, mediaNamed } from './media.rules.ts';

const id = '0123456789abcdefghjk';

test.each([
  [id, { fileId: id, variant: undefined }],
  [`${id}.w320`, { fileId: id, variant: 'w320' }],
  [`${id}.w2048`, { fileId: id, variant: 'w2048' }],
  [`${id}.12`, { personId: id, number: 12 }],
  [`${id}.0`, undefined],
  [`${id}.01`, undefined],
  [`${id}.9999999999`, undefined],
  [`${id}.w0320`, undefined],
  [`${id}.w99999`, undefined],
  [`${id}.webp`, undefined],
  [`${id}.w320.w640`, undefined],
  [`${id}/../x`, undefined],
  [`${id}\n`, undefined],
  ['0123456789abcdefghil', undefined],
  ['', undefined],
])('%j names %o', (text, named) => {
  expect(mediaNamed(text)).toEqual(named);
});

const viewer = (more: Partial<Viewer>): Viewer => ({ id, badge: 'red', sessionId: 's', scope: 'full', ...more });

test.each([
  ['nobody', undefined, { hidden: false, open: true }],
  ['an attendee', viewer({}), { hidden: true, open: true }],
  ['a limited session', viewer({ scope: 'limited' }), { hidden: true, open: true }],
  ['a session that has yet to agree', viewer({ scope: 'to agree' }), { hidden: false, open: true }],
  ['a contact person who does not attend', viewer({ contactOnly: true }), { hidden: false, open: true }],
])('%s fetches what is shown to attendees and what is public: %o', (_, who, may) => {
  expect({ hidden: mayFetchFile(who, { isPublic: false }), open: mayFetchFile(who, { isPublic: true }) }).toEqual(may);
});
