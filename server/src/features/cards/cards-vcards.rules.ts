import type { Friend } from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import type { VCardPerson } from '../../platform/downloads/vcard-file.ts';
import { nameParts } from '../../platform/people/name-parts.rules.ts';
import type { RecordedName } from './cards-vcards.store.ts';

const hour = 3_600_000;
/** Nobody saves more often by hand, and a script that copies what it can reach does (security T22). */
const filesAnHour = 20;

export const countedSince = (now: Date) => new Date(now.getTime() - hour);

/** Seconds until the next file may be prepared, or undefined if this one may. */
export function waitForFile({ times, first }: { times: number; first: Date | null }, now: Date): number | undefined {
  if (times <= filesAnHour || !first) return undefined;
  return Math.max(1, Math.ceil((first.getTime() + hour - now.getTime()) / 1000));
}

type Words = Record<'contact' | 'met', (text: string) => string> & { withdrawn: string };

/** A friend as an address book keeps them: the exchange's data and what the viewer noted, and nothing else. */
export function friendInAddressBook(
  { person, shared, met, note }: Friend,
  names: Omit<RecordedName, 'id'>,
  { language, words }: { language: Language; words: Words },
): VCardPerson {
  const { contactName, mobile, email, withdrawn } = shared;
  const notes = [contactName && words.contact(contactName), withdrawn && words.withdrawn, met && words.met(met), note];
  return {
    ...{ id: person.id, title: person.title, organisation: person.organisation, mobile, email },
    name: nameParts(names, language),
    birthDate: null,
    agent: contactName,
    note: notes.filter(Boolean).join('\n'),
  };
}
