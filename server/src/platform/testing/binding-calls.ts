import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { alreadyDone } from 'contract/refusals/wire';
import { read, write } from 'contract/wire/call';
import { consoleWrite } from 'contract/wire/console-call';
import { ActingFor } from 'contract/wire/values';
import type { Bind } from '../http/binding.ts';
import { refuse, committedRefusal } from '../writes/refusing.ts';

/** Calls that exist only to try the binding itself: the product's own writes come with their features. */
const about = { summary: 'For tests of the binding.', overlay: false, keep: 'nothing', shows: [] } as const;

export const oneWrite = write('/api/test/oneWrite', {
  ...about,
  who: 'anyone',
  body: { text: z.string().max(200) },
  answer: z.object({ kept: z.string() }),
});
export const secretWrite = write('/api/test/secretWrite', {
  ...about,
  who: 'anyone',
  body: {},
  answer: z.object({ token: z.string() }),
  secretAnswer: true,
});
/** Changes something that belongs to one person. */
export const personalWrite = write('/api/test/personalWrite', {
  ...about,
  who: 'anyone',
  body: { personId: z.string(), fails: z.boolean() },
  answer: z.object({}),
});
export const staffWrite = consoleWrite('/api/console/testWrite', {
  who: ['editor'],
  summary: about.summary,
  body: { text: z.string().max(200) },
  answer: z.object({ kept: z.string() }),
});
export const noteFor = write('/api/test/noteFor', {
  ...about,
  who: 'signed in',
  body: { text: z.string().max(200), ...ActingFor },
  answer: z.object({ viewer: z.string(), actingFor: z.string().nullable() }),
});
export const twoFields = read('/api/test/twoFields', {
  ...about,
  who: 'signed in, limited too',
  body: {},
  answer: z.object({}),
});
const confirmedOnly = read('/api/test/confirmedOnly', {
  ...about,
  who: 'signed in',
  body: {},
  answer: z.object({}),
});
export const cardLimit = read('/api/test/cardLimit', {
  ...about,
  who: 'anyone',
  body: { count: z.int().optional(), body: z.string().optional(), deep: z.json().optional() },
  answer: z.object({ limit: z.int() }),
});

export function writeRoutes(bind: Bind) {
  bind(oneWrite, async ({ db, body }) => {
    await db.execute(sql`insert into note (text) values (${body.text})`);
    if (body.text === 'throw') refuse(alreadyDone);
    if (body.text === 'return') return committedRefusal(alreadyDone);
    if (body.text === 'crash') throw new Error('a failure that names personal data');
    return { kept: body.text };
  });
  bind(personalWrite, async ({ body, tellPerson }) => {
    tellPerson(body.personId);
    if (body.fails) refuse(alreadyDone);
    return {};
  });
  bind(secretWrite, async () => ({ token: 'the-token' }));
  bind(staffWrite, async ({ db, body: { text }, changed }) => {
    await db.execute(sql`insert into note (text) values (${text})`);
    if (text === 'refuse') refuse(alreadyDone);
    if (text === 'crash') throw new Error('a failure that names personal data');
    // This is the planted mistake: a write of the secretariat that does not report its change.
    if (text !== 'silent')
      await changed({ kind: 'forum', item: 'note', what: 'kept a note', before: null, after: { text } });
    return { kept: text };
  });
  bind(twoFields, async () => ({}));
  bind(confirmedOnly, async () => ({}));
  bind(cardLimit, async () => ({ limit: 200, mobile: '+8612900000001' }));
}

/** An assistant may make this call for a delegate. */
export function noteForRoutes(bind: Bind) {
  bind(noteFor, async ({ db, viewer, body: { text }, changed }) => {
    await db.execute(sql`insert into note (text) values (${text})`);
    const item = viewer.actingFor?.id ?? viewer.id;
    await changed({ kind: 'person', item, what: 'kept a note', before: null, after: { text } });
    return { viewer: viewer.id, actingFor: viewer.actingFor?.id ?? null };
  });
}
