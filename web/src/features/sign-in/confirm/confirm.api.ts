import { confirmSession, getConfirmationWays, sendConfirmation } from 'contract/calls/sign-in';
import type { AnswerOf } from 'contract/wire/call';
import { call } from '../../../lib/call/call.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { storage } from '../../../lib/storage/storage.ts';
import type { CodeChannel } from '../code/address.ts';
import { codeRepeats } from '../sign-in.api.ts';

/** The registered addresses, masked; one that is not on the record is not in it. */
export type ConfirmationAddresses = AnswerOf<typeof getConfirmationWays>;

export const confirmQueries = {
  // Not kept: the secretariat may correct an address while the delegate waits.
  addresses: () => ({ ...readQuery(getConfirmationWays, {}, { language: null }), gcTime: 0 }),
};

const device = () => storage.knownDevice.get();
export const askForConfirmation = (channel: CodeChannel) =>
  call(sendConfirmation, { way: channel, device: device() }, codeRepeats);
export const confirmByCode = (flowId: string, code: string) => call(confirmSession, { flowId, code, device: device() });
