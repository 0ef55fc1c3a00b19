import { confirmSession, getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import type { AnswerOf } from 'contract/wire/call';
import { call } from '../../../lib/call/call.ts';
import { readQuery } from '../../../lib/read/read-query.ts';
import { storage } from '../../../lib/storage/storage.ts';
import type { CodeChannel } from '../code/code-address.ts';
import { codeRepeats } from '../sign-in.api.ts';

/** The registered addresses, masked; an address that is not on record is left out. */
export type ConfirmationAddresses = AnswerOf<typeof getConfirmationAddresses>;

export const confirmQueries = {
  // The answer is not cached, because the secretariat may correct an address while the delegate waits.
  addresses: () => ({ ...readQuery(getConfirmationAddresses, {}, { language: null }), gcTime: 0 }),
};

const device = () => storage.knownDevice.get();
export const askForConfirmation = (channel: CodeChannel) =>
  call(sendConfirmation, { channel, device: device() }, codeRepeats);
export const confirmByCode = (flowId: string | undefined, code: string) =>
  call(confirmSession, { flowId, code, device: device() });
