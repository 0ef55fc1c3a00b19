import { isEmail } from 'contract/rules/email';
import { isMobile } from 'contract/rules/phone';

export type CodeChannel = 'mobile' | 'email';

export function isAddress(channel: CodeChannel, address: string): boolean {
  return channel === 'mobile' ? isMobile(address) : isEmail(address);
}
