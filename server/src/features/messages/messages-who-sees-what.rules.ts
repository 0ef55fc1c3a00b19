import type { CardFacts, ChangeFacts, ContactFacts, MessageFacts } from '../../platform/messages/message-facts.ts';
import { shownAs } from '../../platform/limited-sessions.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { meetingView, type Doors, type MeetingView } from '../agenda/agenda-closed-door.rules.ts';

export type Judged = { kind: string; itemId: string | null; facts: MessageFacts };
export type DoorsById = ReadonlyMap<string, Doors>;

/** A limited session is told nothing about closed-door seminars, not even that there is one. */
export function viewOfMeeting(viewer: Viewer, doors: Doors | undefined): MeetingView {
  if (!doors) return 'nothing';
  if (doors.type === 'closed' && viewer.scope === 'limited') return 'nothing';
  return meetingView(shownAs(viewer), doors);
}

/**
 * How much of a message its reader may see now, whatever they were allowed when it was sent. What is about a meeting
 * says as much as the agenda does.
 */
export function messageView({ kind, itemId, facts }: Judged, viewer: Viewer, meetings: DoorsById): MeetingView {
  // A limited session is not told how far the profile is, what was asked about a photo, who exchanges cards with its
  // owner, nor for whom it acts.
  const isForFull = isAboutProfile(facts) || facts.of === 'hiding' || isAboutCards(facts) || isForDelegate(facts);
  if (isForFull && viewer.scope === 'limited') return 'nothing';
  if (itemId === null || kind === 'own item') return 'all';
  const view = viewOfMeeting(viewer, meetings.get(itemId));
  if (facts.of === 'announcement') return isMeantForInsiders(facts) && view !== 'all' ? 'nothing' : 'all';
  // The agenda shows no cancellation and no other hall to people who see only the time.
  if (view === 'time only' && facts.of === 'change' && !timeDiffers(facts)) return 'nothing';
  return view;
}

/** Told to the person alone, who reads it in the own profile. */
export function isAboutProfile({ of }: MessageFacts): boolean {
  return of === 'correction' || of === 'address';
}

function isForDelegate(facts: MessageFacts): boolean {
  return facts.of === 'reminder' && facts.forId !== undefined;
}

export function isAboutCards(facts: MessageFacts): facts is CardFacts | ContactFacts {
  return facts.of === 'card' || facts.of === 'contact';
}

/** What went to a meeting's people, or to one person about a meeting, can name what others may not know. */
function isMeantForInsiders({ audience }: { audience: string }): boolean {
  return audience === 'meeting' || audience === 'person';
}

export function timeDiffers({ before, after }: Pick<ChangeFacts, 'before' | 'after'>): boolean {
  return before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
}

/** The messages that the viewer may see, in their order; all lists and counts begin here. */
export function visibleOf<Row extends Judged>(rows: readonly Row[], viewer: Viewer, meetings: DoorsById) {
  return rows
    .map((row) => ({ ...row, view: messageView(row, viewer, meetings) }))
    .filter((row): row is Row & { view: 'all' | 'time only' } => row.view !== 'nothing');
}

export function unreadOf(rows: readonly { group: string; readAt: Date | null }[]) {
  const unread = (group: string) => rows.filter((row) => row.group === group && row.readAt === null).length;
  return { reminders: unread('reminder'), notifications: unread('notification') };
}
