import type { calls } from './as-written.ts';
import type { Place, Test } from './shapes.ts';

export type CallCase = {
  declaredAs: Place;
  /** The fields that the body may have. */
  body: readonly string[];
  /** The fields of the answer's obj, or its values; `null` where it may be missing. */
  answer: readonly (string | number | null)[];
  shownBy: readonly Test[];
};

const calling = 'contract/src/calls';
const features = 'server/src/features';
const asTheTableSays = 'server/src/six-named-calls.calls.test.ts#$path answers a POST in both languages, and no GET';

/** The six calls that §7 names, with what decisions §2 says of their answers. */
export const callCases: Record<keyof typeof calls, CallCase> = {
  '/api/guestMsg/getMsgTitle': {
    declaredAs: `${calling}/messages.ts#getMessageTitles`,
    body: [],
    answer: ['reminders', 'notifications'],
    shownBy: [
      asTheTableSays,
      `${features}/messages/messages.calls.test.ts#what is read is read everywhere, and reading it again changes nothing`,
    ],
  },
  '/api/agenda/getAgenda': {
    declaredAs: `${calling}/agenda.ts#getAgenda`,
    body: [],
    answer: ['forum', 'days'],
    shownBy: [
      asTheTableSays,
      `${features}/agenda/agenda.calls.test.ts#has the three days around today with every open meeting on the day it begins`,
      `${features}/agenda/agenda.calls.test.ts#answers in the language of the caller`,
    ],
  },
  '/api/forum/getForum': {
    declaredAs: `${calling}/news.ts#getNews`,
    body: ['kind', 'category', 'olderThan'],
    answer: ['timeZone', 'items', 'more'],
    shownBy: [
      asTheTableSays,
      `${features}/news/news.calls.test.ts#has everything that is published by now, newest first, in pages of twenty`,
      `${features}/news/news.calls.test.ts#may be of %s alone`,
    ],
  },
  '/api/conference/getConference': {
    declaredAs: `${calling}/agenda.ts#getMeetings`,
    body: ['id', 'type', 'status', 'date'],
    answer: ['timeZone', 'meetings', 'bookmarked'],
    shownBy: [
      asTheTableSays,
      `${features}/agenda/agenda.calls.test.ts#by its id, with chair, speakers in order, channels and entry`,
      `${features}/agenda/agenda.calls.test.ts#by type, status and date together`,
      // Its variant without overlay brings a meeting up to date that is already on the screen.
      'web/src/lib/read/read-query.test.ts#shows the overlay the first time, and is brought up to date without it',
    ],
  },
  '/api/getTopicViewUrl': {
    declaredAs: `${calling}/album.ts#getTopicViewUrl`,
    body: [],
    answer: ['url', 'title', null],
    shownBy: [
      asTheTableSays,
      `${features}/album/album-web-view.calls.test.ts#is none at first, then what the editor set, in both languages, and none again`,
    ],
  },
  '/api/friendApply/getGuestFriendStatusByGuestId': {
    declaredAs: `${calling}/cards.ts#getFriendStatus`,
    body: ['guestId'],
    answer: [0, 1],
    shownBy: [
      asTheTableSays,
      `${features}/cards/cards-notices.calls.test.ts#comes with a card, goes when it is seen and comes with the next`,
    ],
  },
};
