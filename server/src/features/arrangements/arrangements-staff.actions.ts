import type * as calls from 'contract/calls/console/arrangements';
import { noSuchPerson, wrongRows } from 'contract/refusals/console';
import type { Language } from 'contract/languages';
import { inField } from 'contract/wire/refusal';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { tellOfSchedule } from '../../platform/personal/tell-of-schedule.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { readableRows } from '../../platform/store-secret/readable-rows.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { factsOf } from './arrangements.actions.ts';
import {
  storedAgain,
  wrongArrangements,
  wrongFieldsOf,
  type PersonRow,
  type WrongField,
} from './arrangements.rules.ts';
import { rowWords } from './arrangements.words.ts';
import * as store from './arrangements.store.ts';

export async function setArrangements(context: Context<typeof calls.setArrangements>) {
  const { body, db, language } = context;
  const { personId, arrangements } = body;
  const [person] = await store.peopleOnRecord(db, [personId]);
  if (!person) refuse(noSuchPerson);
  const wrong = wrongArrangements(arrangements, { meetings: await store.idsOfMeetings(db) });
  if (wrong.length > 0) refuse(inField(wrongRows, 'arrangements'), { fields: named(wrong, language) });
  await replaceFor(context, [{ personId, arrangements }]);
  return { name: inLanguage(language)(person.name), arrangements: arrangements.length };
}

type Listed = Pick<Context<typeof calls.checkArrangements>, 'body' | 'db' | 'language'>;

export async function checkArrangements({ body, db, language }: Listed) {
  const onRecord = await store.peopleOnRecord(
    db,
    body.people.map(({ personId }) => personId),
  );
  const people = new Set(onRecord.map(({ id }) => id));
  const wrong = wrongFieldsOf(body.people, { people, meetings: await store.idsOfMeetings(db) });
  if (wrong.length > 0) refuse(wrongRows, { fields: named(wrong, language) });
  const arrangements = body.people.reduce((sum, row) => sum + row.arrangements.length, 0);
  return { people: body.people.length, arrangements };
}

/** All or nothing: a list of which half is stored would have to be compared with what is there, person by person. */
export async function importArrangements(context: Context<typeof calls.importArrangements>) {
  const imported = await checkArrangements(context);
  await replaceFor(context, context.body.people);
  return imported;
}

type Replacing = Pick<Context<typeof calls.importArrangements>, 'db' | 'now' | 'services' | 'changed' | 'tellPerson'>;

/** Each person has an audit line of their own, because it is sealed under their key. */
async function replaceFor(context: Replacing, people: readonly PersonRow[]) {
  const { db, now, services, changed } = context;
  const { sealing } = services;
  const ids = people.map(({ personId }) => personId);
  await store.lockArrangements(db);
  const stored = await store.arrangementsOnRecord(db, ids);
  const onRecord = readableRows(stored, services, (row) => ({ ...row, facts: factsOf(row, sealing) }));
  const before = Map.groupBy(onRecord, ({ personId }) => personId);
  const rows = people.flatMap(({ personId, arrangements }) =>
    storedAgain(before.get(personId) ?? [], arrangements, { now, newId }).map(({ facts, ...kept }, position) => {
      const factsSealed = sealing.seal(JSON.stringify(facts), kept.id);
      return { ...kept, personId, kind: facts.kind, position, factsSealed };
    }),
  );
  await store.replaceArrangements(db, ids, rows);
  for (const { personId, arrangements } of people) {
    const replaced = (before.get(personId) ?? []).map(({ facts }) => facts);
    const entry = { kind: 'person', item: personId, what: 'set arrangements' } as const;
    await changed({ ...entry, before: { arrangements: replaced }, after: { arrangements } });
  }
  await tellOfSchedule(context, ids);
}

function named(wrong: readonly WrongField[], language: Language) {
  return Object.fromEntries(wrong.map(([path, why]) => [path, rowWords[why][language]]));
}
