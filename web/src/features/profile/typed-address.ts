import { isEmail, normalEmail } from 'contract/rules/email';
import { isMobile, normalMobile } from 'contract/rules/phone';
import type { CodeChannel } from './profile.api.ts';

const normal = { mobile: normalMobile, email: normalEmail };
const isRight = { mobile: isMobile, email: isEmail };

/** How an address stands: its form is wrong, it is the one on record, it is new, or it is new and confirmed by a code. */
export type AddressState = 'wrong' | 'on record' | 'new' | 'confirmed';

type Typed = { address: string; onRecord: string; confirmed: string | undefined };

export function addressState(channel: CodeChannel, { address, onRecord, confirmed }: Typed): AddressState {
  if (!isRight[channel](address)) return 'wrong';
  const typed = normal[channel](address);
  if (typed === normal[channel](onRecord)) return 'on record';
  return confirmed !== undefined && typed === normal[channel](confirmed) ? 'confirmed' : 'new';
}
