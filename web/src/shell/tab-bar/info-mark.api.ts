import { getFriendStatus } from 'contract/calls/cards';
import { codes } from 'contract/wire/codes';
import { readQuery } from '../../lib/read/read-query.ts';

// A mark that could not be asked for is no mark, and no screen says so.
const pageShows = Object.values(codes);

/** Whether requests for this person's card wait: 1 or 0. */
export const friendStatus = (guestId: string) => readQuery(getFriendStatus, { guestId }, { language: null, pageShows });
