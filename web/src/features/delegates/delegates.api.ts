import { getDelegate, getDelegates } from 'contract/calls/delegates';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

// The page itself says that there is no such delegate, that too many were opened, or that a code has to confirm first.
const pageShows = [codes.notFound, codes.invalid, codes.tooOften, codes.notAllowed];

export const delegateQueries = {
  all: (language: Language) => ({
    ...withoutNobody(readQuery(getDelegates, {}, { language, renew: ofVersion })),
    // Comparing thousands of unchanged rows would be a waste, so the copy itself is kept. There is no `select` either:
    // it would make another object at every render while the copy in the other language is shown.
    structuralSharing: false,
  }),
  /** The directory if this phone has it; it is not asked for. */
  kept: (language: Language) => ({ ...delegateQueries.all(language), enabled: false }),
  one: (id: string, language: Language) => readQuery(getDelegate, { id }, { language, pageShows }),
};

type Sent = AnswerOf<typeof getDelegates>;

/** The server leaves the list out while the phone's copy is current. */
const ofVersion = {
  body: ({ version }: Sent) => ({ version }),
  completed: (kept: Sent, answer: Sent) => (answer.delegates ? answer : kept),
};

type DirectoryQuery = ReturnType<typeof readQuery<typeof getDelegates>>;

/** Rows that are nobody stay out of the copy that this phone keeps, and so off every screen, count and search. */
function withoutNobody(query: DirectoryQuery): DirectoryQuery {
  return { ...query, queryFn: async (context) => withPeopleOnly(await query.queryFn(context)) };
}

function withPeopleOnly(sent: Sent): Sent {
  const people = sent.delegates?.filter(({ nameOrder }) => nameOrder >= 0);
  // The same object tells the screens that nothing has changed.
  return people === undefined || people.length === sent.delegates?.length ? sent : { ...sent, delegates: people };
}
