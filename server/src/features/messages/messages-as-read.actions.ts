import type { MeetingRole } from 'contract/calls/agenda';
import type { Message, MessageTarget } from 'contract/calls/messages';
import type { Both, Language } from 'contract/languages';
import { cardSentence, contactSentence } from '../../platform/messages/card-messages.words.ts';
import { closingWords } from '../../platform/messages/closing.words.ts';
import { delegateReminder } from '../../platform/messages/delegate-reminders.words.ts';
import type { CardFacts, ContactFacts, ReminderFacts } from '../../platform/messages/message-facts.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Doors } from '../agenda/agenda-closed-door.rules.ts';
import { roleIn } from '../agenda/agenda-meeting-as-seen.rules.ts';
import {
  addressWords,
  changeSentence,
  correctionWords,
  hidingWords,
  reminderSentence,
  type Reading,
} from './messages-sentence.words.ts';
import { isAboutCards, isAboutProfile, viewOfMeeting } from './messages-who-sees-what.rules.ts';
import type { MessageRow } from './messages.store.ts';

type OnAgenda = Omit<Doors, 'people'> & { title: Both; people: readonly { personId: string; role: MeetingRole }[] };
export type AgendaById = ReadonlyMap<string, OnAgenda>;
export type VisibleRow = MessageRow & { view: 'all' | 'time only' };
type OwnItems = ReadonlyMap<string, { content: string; location: string }>;

type Reader = {
  viewer: Viewer;
  language: Language;
  timeZone: string;
  address: string | null;
  agenda: AgendaById;
  announced: ReadonlyMap<string, { title: Both; text: Both }>;
  ownItems: OwnItems;
  /** Who is named by messages about cards; those who are gone are missing. */
  people: ReadonlyMap<string, Both>;
  /** The contact persons of `contactsIn`, by the name that their delegate typed; those who are gone are missing. */
  contacts: ReadonlyMap<string, { name: string }>;
};

/** The people whose names the sentences of these messages need. */
export function namedIn(rows: readonly VisibleRow[]): string[] {
  const ids = rows.flatMap(({ facts }) => {
    if (facts.of === 'contact') return 'personId' in facts ? [facts.personId] : [];
    if (facts.of === 'reminder') return facts.forId ?? [];
    return facts.of === 'card' ? [facts.personId, facts.forId ?? []].flat() : [];
  });
  return [...new Set(ids)];
}

/** The contact persons of whom these messages tell: those whom the reader named, and those who answered the reader. */
export function contactsIn(rows: readonly VisibleRow[]): string[] {
  return rows.flatMap(({ facts }) => {
    if (facts.of === 'card') return facts.byContactId ?? [];
    return facts.of === 'contact' && 'contactId' in facts ? facts.contactId : [];
  });
}

/** The message in the reader's language, with as much as they may see. */
export function messageAsRead(row: VisibleRow, reader: Reader): Message {
  const { id, group, sentAt, readAt } = row;
  const target = targetOf(row, reader);
  const sent = { id, group, sentAt: isoIn(reader.timeZone, sentAt), read: readAt !== null, target };
  return { ...sent, ...sentenceOf(row, reader) };
}

function sentenceOf(row: VisibleRow, reader: Reader): Pick<Message, 'kind' | 'title' | 'text' | 'change'> {
  const { kind, facts } = row;
  // Of a delegate who is erased the id is empty, and the item is still not the reader's.
  if (facts.of === 'reminder' && facts.forId !== undefined)
    return { kind, change: [], ...sentenceForDelegate(row, facts, reader) };
  if (facts.of === 'reminder') return reminderSentence(kind, facts, readingOf(row, reader));
  if (facts.of === 'change') return changeSentence(kind as 'moved', facts, readingOf(row, reader));
  if (facts.of === 'correction') return { kind, change: [], ...correctionWords[reader.language](facts) };
  if (facts.of === 'address') return { kind, change: [], ...addressWords[reader.language](facts) };
  if (facts.of === 'hiding') return { kind, change: [], ...hidingWords[reader.language](facts) };
  if (facts.of === 'closing') return { kind, change: [], ...closingWords[reader.language](facts) };
  if (isAboutCards(facts)) return { kind, change: [], ...sentenceOnCards(facts, reader) };
  const announced = reader.announced.get(row.announcementId ?? '');
  const say = inLanguage(reader.language);
  return { kind, title: announced ? say(announced.title) : '', text: announced ? say(announced.text) : '', change: [] };
}

function sentenceForDelegate({ kind, itemId, view }: VisibleRow, facts: ReminderFacts, reader: Reader) {
  const { agenda, people, language, timeZone } = reader;
  const say = inLanguage(language);
  const [meeting, delegate] = [agenda.get(itemId ?? ''), people.get(facts.forId ?? '')];
  const title = meeting && view === 'all' ? say.text(meeting.title) : null;
  return delegateReminder(kind, facts, { delegate: delegate ? say(delegate) : null, title, language, timeZone });
}

function sentenceOnCards(facts: CardFacts | ContactFacts, { language, people, contacts }: Reader) {
  const nameOf = (id: string | null) => {
    const name = people.get(id ?? '');
    return name && inLanguage(language)(name);
  };
  if ('contactId' in facts) return contactSentence(facts, contacts.get(facts.contactId)?.name, language);
  const person = nameOf(facts.personId);
  if (facts.of === 'contact') return contactSentence(facts, person, language);
  const by = contacts.get(facts.byContactId ?? '')?.name;
  return cardSentence(facts, { person, by, for: nameOf(facts.forId) }, language);
}

function readingOf({ itemId, facts, view }: VisibleRow, reader: Reader): Reading {
  const { viewer, agenda, language, timeZone, address } = reader;
  const meeting = itemId ? agenda.get(itemId) : undefined;
  const speakers = meeting?.people.filter(({ role }) => role === 'speaker') ?? [];
  const from = facts.of === 'reminder' ? agenda.get(facts.walk?.itemId ?? '') : undefined;
  return {
    ...{ language, timeZone, address, view },
    meeting: meeting
      ? {
          title: meeting.title,
          role: roleIn(viewer.id, meeting),
          place: speakers.findIndex(({ personId }) => personId === viewer.id),
        }
      : null,
    ownItem: reader.ownItems.get(itemId ?? '') ?? null,
    // A walk that begins at an own item is nobody else's business anyway.
    seesWalk: !from || viewOfMeeting(viewer, from) === 'all',
  };
}

function targetOf({ kind, itemId, facts }: VisibleRow, { viewer, agenda, ownItems }: Reader): MessageTarget | null {
  if (isAboutProfile(facts)) return { kind: 'page', page: 'profile' };
  if (facts.of === 'hiding') return { kind: 'page', page: 'album' };
  if (facts.of === 'closing') return { kind: 'page', page: 'privacy' };
  if (isAboutCards(facts)) return { kind: 'page', page: leadsToModes(facts) ? 'modes' : 'cards' };
  // The item is another person's, and a contact person who does not attend has no agenda.
  if (facts.of === 'reminder' && facts.forId !== undefined) return null;
  const target = facts.of === 'announcement' ? facts.target : itemId && { kind: 'meeting' as const, id: itemId };
  if (!target || target.kind === 'page') return target || null;
  const { id } = target;
  if (kind === 'own item') return { kind, id, gone: !ownItems.has(id) };
  const isGone = viewOfMeeting(viewer, agenda.get(id)) === 'nothing';
  return isGone ? { kind: 'meeting', gone: true } : { kind: 'meeting', id, gone: false };
}

/** Who named somebody reads on that page how it stands; who was named finds the invitation among the cards. */
function leadsToModes(facts: CardFacts | ContactFacts): boolean {
  return 'contactId' in facts;
}
