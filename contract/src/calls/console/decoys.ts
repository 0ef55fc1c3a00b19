import { z } from 'zod';
import * as no from '../../refusals/console.ts';
import { consoleRead, consoleWrite } from '../../wire/console-call.ts';
import { BothTexts, Id, Text } from '../../wire/values.ts';

const origin = z.enum(['chinese', 'international']);
const Both = z.object({ zh: Text, en: Text });

export const Decoy = z
  .object({ id: Id, origin, name: Both, familyName: Both, title: Both, organisation: Both })
  .meta({ title: 'Decoy' });
export type Decoy = z.infer<typeof Decoy>;

export const addDecoy = consoleWrite('/api/console/addDecoy', {
  // The fewer people know who is a decoy, the longer it works.
  who: ['owner'],
  summary: 'Adds a honey delegate: nobody, in the download of the directory and on no screen (security T22).',
  body: {
    origin,
    name: BothTexts(100),
    familyName: BothTexts(50),
    title: BothTexts(200),
    organisation: BothTexts(200),
  },
  answer: Decoy,
  refusals: [no.familyNameNotInName, no.namedInDirectory],
});

export const listDecoys = consoleRead('/api/console/listDecoys', {
  who: ['owner'],
  summary: 'All honey delegates, in the order of their rank.',
  body: {},
  answer: z.object({ decoys: z.array(Decoy) }),
});

export const removeDecoy = consoleWrite('/api/console/removeDecoy', {
  who: ['owner'],
  summary: 'Removes a honey delegate; the record of a person is never removed by it.',
  body: { id: Id },
  answer: Decoy,
  refusals: [no.noSuchDecoy],
});
