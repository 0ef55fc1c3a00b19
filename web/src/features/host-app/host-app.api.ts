import { claimTicket, tradeClaim, tradeTicket } from 'contract/calls/phone/host-app';
import { codes } from 'contract/wire/codes';
import { call } from '../../lib/call/call.ts';

// The login page has a standing note, so that no toast says it too.
const options = { pageShows: [codes.notAllowed] };

export const enterByTicket = (ticket: string, userId: string) => call(tradeTicket, { ticket, userId }, options);
export const claimByTicket = (ticket: string, userId: string) => call(claimTicket, { ticket, userId }, options);
export const enterByClaim = (claim: string, userId: string) => call(tradeClaim, { claim, userId }, options);
