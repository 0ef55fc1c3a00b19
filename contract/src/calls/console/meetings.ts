import { z } from 'zod';
import { notFound } from '../../refusals/wire.ts';
import * as no from '../../refusals/console.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoDate, IsoMoment, Text, TimeOfDay, Version } from '../../wire/values.ts';
import { MeetingChange } from '../agenda.ts';

/** A meeting as its editor needs it. */
export const EditedMeeting = z.object({
  id: Id,
  version: Version,
  title: Text,
  startsAt: IsoMoment,
  endsAt: IsoMoment,
  hall: Text,
  change: MeetingChange.nullable(),
  /** Whether the public feeds name its chair and speakers. */
  namesPublic: z.boolean(),
});
export type EditedMeeting = z.infer<typeof EditedMeeting>;

const one = { id: Id, version: Version };
const reason = BothTexts(300);
const common = [notFound, no.changedMeanwhile];

export const getMeeting = consoleRead('/api/console/getMeeting', {
  who: ['editor'],
  summary: 'A meeting with its version, on which the next change is made.',
  body: { id: Id },
  answer: EditedMeeting,
  refusals: [notFound],
});

export const moveMeeting = consoleWrite('/api/console/moveMeeting', {
  who: ['editor'],
  summary:
    'Moves a meeting to another time, another hall or both; an end that is not later than the start is on the next day.',
  body: { ...one, date: IsoDate, from: TimeOfDay, to: TimeOfDay, hallId: Id.optional(), reason },
  answer: EditedMeeting,
  refusals: [...common, no.noSuchHall, no.outsideTheForum, no.restoreFirst, no.alreadyThere],
});

export const cancelMeeting = consoleWrite('/api/console/cancelMeeting', {
  who: ['editor'],
  summary: 'Cancels a meeting; it stays on the agenda, struck out, with the reason.',
  body: { ...one, reason },
  answer: EditedMeeting,
  refusals: [...common, no.alreadyCancelled],
});

export const restoreMeeting = consoleWrite('/api/console/restoreMeeting', {
  who: ['editor'],
  summary: 'Takes a cancellation back, or returns a moved meeting to its published time and hall.',
  body: one,
  answer: EditedMeeting,
  refusals: [...common, no.nothingToRestore],
});

export const publishNames = consoleWrite('/api/console/publishNames', {
  who: ['editor'],
  summary: 'Lets the public feeds name the chair and speakers of a meeting, or no longer.',
  body: { ...one, to: z.enum(['on', 'off']) },
  answer: EditedMeeting,
  refusals: [...common, no.namesAlreadySo],
});

export const undoMeeting = consoleWrite('/api/console/undoMeeting', {
  who: ['editor'],
  summary: 'Brings back the version before, as a new version; each further undo goes back by one more.',
  body: one,
  answer: EditedMeeting,
  refusals: [...common, no.nothingToUndo],
});
