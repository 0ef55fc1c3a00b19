import { z } from 'zod';
import { erasureNotHeld, noErasureAsked } from '../../refusals/own-data.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, IsoMoment, Text } from '../../wire/values.ts';

export const listErasures = consoleRead('/api/console/listErasures', {
  who: ['registrar'],
  summary: 'The requests for erasure that wait, oldest first, and the newest hundred receipts, which name nobody.',
  body: {},
  answer: z.object({
    waiting: z.array(
      z.object({
        ...{ personId: Id, name: Text, number: Text, askedAt: IsoMoment, dueAt: IsoMoment },
        held: z.object({ zh: Text, en: Text }).nullable(),
      }),
    ),
    receipts: z.array(z.object({ number: Text, askedAt: IsoMoment, erasedAt: IsoMoment, rows: z.int() })),
  }),
});

export const holdErasure = consoleWrite('/api/console/holdErasure', {
  who: ['registrar'],
  summary: 'Keeps a request for erasure from being carried out, with the reason that the person reads.',
  body: { personId: Id, reason: BothTexts(200) },
  answer: z.object({ name: Text, number: Text }),
  refusals: [noErasureAsked],
});

export const releaseErasure = consoleWrite('/api/console/releaseErasure', {
  who: ['registrar'],
  summary: 'Lets a held erasure run again; one whose time is over runs within a minute.',
  body: { personId: Id },
  answer: z.object({ name: Text, number: Text, dueAt: IsoMoment }),
  refusals: [noErasureAsked, erasureNotHeld],
});
