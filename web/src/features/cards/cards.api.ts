import type { QueryClient } from '@tanstack/react-query';
import * as calls from 'contract/calls/cards';
import type { Language } from 'contract/languages';
import type { AnswerOf } from 'contract/wire/call';
import { codes } from 'contract/wire/codes';
import { call, type RequestOf } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

export type Sharing = AnswerOf<typeof calls.getSharing>;
export type Share = RequestOf<typeof calls.sendCard>['share'];

// The page itself leads a limited session to its confirmation, and says that one does not act for this delegate.
const pageShows = [codes.notAllowed, codes.notFound, codes.invalid];

const named = (actingFor: string | undefined) => (actingFor === undefined ? {} : { actingFor });

export const cardQueries = {
  all: (language: Language, actingFor?: string) => readQuery(calls.getCards, named(actingFor), { language, pageShows }),
  /**
   * It is asked for at every opening of a sheet, because a mode may have been switched on another phone. With a
   * delegate the server says at once why no card can be sent.
   */
  sharing: (delegateId?: string) =>
    readQuery(calls.getSharing, delegateId === undefined ? {} : { delegateId }, { language: null, fresh: 0 }),
};

// The sheet itself says that a card could not be sent, and keeps what was typed.
const sheetShows = { pageShows: [undefined] };

export const sendCard = (body: RequestOf<typeof calls.sendCard>) => call(calls.sendCard, body, sheetShows);
export const withdrawCard = (id: string) => call(calls.withdrawCard, { id });
export const acceptCard = (id: string, share: Share, actingFor?: string) =>
  call(calls.acceptCard, { id, share, ...named(actingFor) });
export const declineCard = (id: string, actingFor?: string) => call(calls.declineCard, { id, ...named(actingFor) });
export const deleteCard = (id: string, actingFor?: string) => call(calls.deleteCard, { id, ...named(actingFor) });
export const deleteFriend = (id: string) => call(calls.deleteFriend, { id });
export const noteFriend = (body: RequestOf<typeof calls.noteFriend>) => call(calls.noteFriend, body, sheetShows);
export const prepareVCards = (body: RequestOf<typeof calls.prepareVCards>) => call(calls.prepareVCards, body);

/** Nobody is told that it failed: the mark stays, and the next opening tries again. */
export const seeCards = () => call(calls.seeCards, {}, { pageShows: [...Object.values(codes), undefined] });

/** The mark of the Info tab. */
export const markKey = [calls.getFriendStatus.path];

/** Whatever shows the viewer's own data is fetched again. */
export const fetchOwnAgain = (queries: QueryClient) =>
  queries.invalidateQueries({ predicate: ({ meta }) => meta?.shows.includes('mine') ?? false });
