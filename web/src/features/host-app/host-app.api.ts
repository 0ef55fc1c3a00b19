import { tradeTicket } from 'contract/calls/host-app';
import { call } from '../../lib/call/call.ts';

export const enterByTicket = (ticket: string, userId: string) => call(tradeTicket, { ticket, userId });
