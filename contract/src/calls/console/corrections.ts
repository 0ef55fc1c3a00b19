import { z } from 'zod';
import { addressTaken, correctionDecided } from '../../refusals/profile.ts';
import { notFound } from '../../refusals/wire.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoMoment, Text } from '../../wire/values.ts';
import { Correction } from '../profile.ts';

export const listCorrections = consoleRead('/api/console/listCorrections', {
  who: ['registrar'],
  summary: 'The requests for corrections that wait, oldest first, with the whole addresses.',
  body: {},
  answer: z.object({
    corrections: z.array(
      Correction.pick({ id: true, field: true, language: true, from: true, to: true }).extend({
        personId: Id,
        name: Text,
        askedAt: IsoMoment,
      }),
    ),
  }),
});

export const getWaitingPhoto = consoleRead('/api/console/getWaitingPhoto', {
  who: ['registrar'],
  summary: 'The photo that waits for a decision, so that the Secretariat can look at it; nobody else sees it.',
  body: { id: Id },
  answer: z.object({ type: Text, base64: Text }),
  refusals: [notFound],
});

export const applyCorrection = consoleWrite('/api/console/applyCorrection', {
  who: ['registrar'],
  summary: 'Writes what was asked for into the person’s record; a replaced login address is told.',
  body: { id: Id },
  answer: z.object({ name: Text }),
  refusals: [notFound, correctionDecided, addressTaken],
});

export const declineCorrection = consoleWrite('/api/console/declineCorrection', {
  who: ['registrar'],
  summary: 'Declines a request, with the reason that its owner reads.',
  body: { id: Id, reason: BothTexts(200) },
  answer: z.object({ name: Text }),
  refusals: [notFound, correctionDecided],
});
