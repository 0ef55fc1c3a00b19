import { tradeTicket } from 'contract/calls/session';
import { call } from '../../lib/call/call.ts';

export const enterByTicket = (ticket: string, userId: string) => call(tradeTicket, { ticket, userId });
