import { readFile } from 'node:fs/promises';
import * as calls from 'contract/calls/console/arrangements';
import { personId } from './person-arguments.ts';
import { CommandFailed, type Ask } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

type Facts = calls.ArrangementFacts[];
type Row = { personId: string; arrangements: Facts };
type NamedRow = { person?: string; arrangements: Facts };

export const arrangementCommands: readonly StaffCommand[] = [
  {
    name: 'set-arrangements',
    describe: 'Replaces the arrangements <person: id, mobile or email> <JSON file>',
    async run(ask, [who = '', file = '']) {
      const arrangements = await listIn<Facts[number]>(file);
      const answer = await ask(calls.setArrangements, { personId: await personId(ask, who), arrangements });
      return `${answer.name} has ${answer.arrangements} arrangement(s).`;
    },
  },
  {
    name: 'import-arrangements',
    describe: 'Replaces the arrangements of many people, or of nobody <JSON file>',
    async run(ask, [file = '']) {
      const people = await withIds(ask, await listIn<NamedRow>(file));
      const answer = await ask(calls.checkArrangements, { people });
      await importInParts(ask, people);
      return `${answer.people} person(s) have ${answer.arrangements} arrangement(s).`;
    },
  },
];

/** The server checks what the list contains; here it only has to be one. */
async function listIn<Row>(file: string): Promise<Row[]> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CommandFailed(`Cannot read the file ${file || '(none given)'}.`);
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list) && list.every((row) => typeof row === 'object' && row !== null)) return list as Row[];
  } catch {
    throw new CommandFailed(`${file} is not JSON.`);
  }
  throw new CommandFailed(`${file} contains no list.`);
}

/** Everybody is looked up before anything is sent, so that all who are not found are named at once. */
async function withIds(ask: Ask, rows: readonly NamedRow[]) {
  const people: Row[] = [];
  const unknown: string[] = [];
  for (const [nth, { person, ...rest }] of rows.entries())
    try {
      people.push({ personId: await personId(ask, person ?? ''), ...rest });
    } catch (failure) {
      if (!(failure instanceof CommandFailed) || !failure.refusal.refusal) throw failure;
      unknown.push(`people.${nth}.person: ${person ?? 'Required'}`);
    }
  if (unknown.length > 0) throw new CommandFailed(['Nothing was saved. Unknown people:', ...unknown].join('\n'));
  return people;
}

/** The whole list was found right before. A part that fails all the same leaves those before it, and says so. */
async function importInParts(ask: Ask, people: readonly Row[]) {
  for (let saved = 0; saved < people.length; saved += calls.mostPeopleAtOnce)
    try {
      await ask(calls.importArrangements, { people: people.slice(saved, saved + calls.mostPeopleAtOnce) });
    } catch (failure) {
      if (!(failure instanceof CommandFailed) || saved === 0) throw failure;
      const how = `The first ${saved} person(s) were saved. Running the command again repeats them without harm.`;
      throw new CommandFailed(`${failure.message}\n${how}`, failure.refusal);
    }
}
