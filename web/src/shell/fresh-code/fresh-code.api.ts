import { getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { codeWaitMinutes } from 'contract/rules/sign-in-times';
import type { AnswerOf } from 'contract/wire/call';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';
import { storage } from '../../lib/storage/storage.ts';

export type Registered = AnswerOf<typeof getConfirmationAddresses>;
/** A code with the phone that it was sent to, as every call that needs a fresh one takes it. */
export type FreshCode = { flowId: string; code: string; device: string | undefined };

export const freshCodeQueries = {
  // The Secretariat may correct an address while the delegate waits.
  registered: () => ({ ...readQuery(getConfirmationAddresses, {}, { language: null }), gcTime: 0 }),
};

export const knownDevice = () => storage.knownDevice.get();
export const sendFreshCode = (channel: 'mobile' | 'email') =>
  call(sendConfirmation, { channel, device: knownDevice() }, { repeatFor: codeWaitMinutes * 60_000 });
