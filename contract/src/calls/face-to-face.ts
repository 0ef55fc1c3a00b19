import { z } from 'zod';
import * as noCard from '../refusals/cards.ts';
import * as no from '../refusals/face-to-face.ts';
import { notFound, tooOften } from '../refusals/wire.ts';
import { read, write } from '../wire/call.ts';
import { Id, IsoMoment, Text } from '../wire/values.ts';
import { CardPerson, ContactItems } from './cards.ts';

const Share = ContactItems.nullable();

export const showExchangeCode = write('/api/faceToFace/showExchangeCode', {
  who: 'signed in',
  summary: 'A new code that another delegate scans to exchange cards. It works once and for 60 seconds.',
  body: { share: Share },
  answer: z.object({
    code: Text,
    /** After so many seconds the phone shows the next one, so that what is scanned has time to arrive. */
    showFor: z.int().positive(),
    endsAt: IsoMoment,
  }),
  overlay: false,
  keep: 'nothing',
  secretAnswer: true,
  refusals: [noCard.redBadgeOnly, noCard.nothingShared, noCard.notOnRecord, noCard.sharingChanged, tooOften],
});

/** An exchange between two people who met. It ends by itself when one of them does not confirm in time. */
const Encounter = z.object({
  id: Id,
  person: CardPerson,
  state: z.enum(['open', 'exchanged', 'over']),
  confirmed: z.boolean(),
  otherConfirmed: z.boolean(),
  /** What the other will get of the viewer: what was ticked last. Null in assistant mode. */
  share: Share,
  endsAt: IsoMoment,
});
export type Encounter = z.infer<typeof Encounter>;

export const scanExchangeCode = write('/api/faceToFace/scanExchangeCode', {
  who: 'signed in',
  summary: 'The viewer scanned the code of another delegate. Nothing is exchanged before both have confirmed.',
  body: { code: z.string().max(200) },
  answer: Encounter,
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...[no.notAnExchangeCode, no.exchangeCodeExpired, tooOften],
    ...[noCard.redBadgeOnly, noCard.ownCard, noCard.alreadyFriends],
  ],
});

export const getEncounter = read('/api/faceToFace/getEncounter', {
  who: 'signed in',
  summary: 'The newest exchange of the viewer that waits for a confirmation or ended just now; null if there is none.',
  body: {},
  answer: z.object({ encounter: Encounter.nullable() }),
  shows: ['mine'],
  overlay: false,
  keep: 'nothing',
});

export const confirmEncounter = write('/api/faceToFace/confirmEncounter', {
  who: 'signed in',
  summary: 'The viewer confirms. The cards are exchanged when both have; once more changes nothing.',
  body: { id: Id, share: Share },
  answer: Encounter,
  overlay: true,
  keep: 'nothing',
  refusals: [
    ...[notFound, no.exchangeOver, noCard.redBadgeOnly, noCard.nothingShared, noCard.notOnRecord],
    ...[noCard.sharingChanged, noCard.alreadyFriends],
  ],
});

export const endEncounter = write('/api/faceToFace/endEncounter', {
  who: 'signed in',
  summary: 'The viewer does not confirm; the exchange is over for both.',
  body: { id: Id },
  answer: z.object({}),
  overlay: false,
  keep: 'nothing',
  refusals: [notFound],
});
