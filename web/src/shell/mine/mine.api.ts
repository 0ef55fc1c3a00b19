import { getMine } from 'contract/calls/mine';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

type Sent = AnswerOf<typeof getMine>;

// Its marks are extras of other screens, so that no screen says that it could not be loaded.
const pageShows = Object.values(codes);

/** What is only the viewer's own. Whatever is in a first load asks for it when the phone is idle, and not before. */
export const mineQueries = {
  key: [getMine.path],
  all: (language: Language) => readQuery(getMine, {}, { language, renew, pageShows }),
};

/** Each part that the phone has is named by its version; the server leaves it out while it is unchanged. */
const renew = {
  body: (all: Sent) => ({
    have: Object.fromEntries(Object.entries(all).map(([part, kept]) => [part, kept?.version])),
  }),
  completed: (kept: Sent, answer: Sent): Sent => ({ ...kept, ...answer }),
};
