import { getDelegate, getDelegates } from 'contract/calls/delegates';
import type { Language } from 'contract/texts';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read-query.ts';

// A link to no delegate has a page of its own, and the page says when it was one profile too many.
const pageShows = [codes.notFound, codes.invalid, codes.tooOften];

export const delegateQueries = {
  all: (language: Language) => ({
    ...readQuery(getDelegates, {}, { language, renew: ofVersion }),
    // Thousands of rows that are the same again need no comparing: the copy itself is kept. So there is no `select`,
    // which would make another object at every render while the copy in the other language is shown.
    structuralSharing: false,
  }),
  one: (id: string, language: Language) => readQuery(getDelegate, { id }, { language, pageShows }),
};

type Sent = AnswerOf<typeof getDelegates>;

/** The server leaves the list out while the phone's copy is the current one. */
const ofVersion = {
  body: ({ version }: Sent) => ({ version }),
  completed: (kept: Sent, answer: Sent) => (answer.delegates ? answer : kept),
};
