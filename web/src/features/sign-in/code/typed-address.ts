import { useLanguage } from '../../../lib/language.ts';
import { useDraft } from '../sign-in-draft.ts';
import type { CodeChannel } from './code-address.ts';
import { mobileAddress } from '../../../shell/mobile-number/typed-mobile-number.ts';
import { dialOf, firstRegion } from '../../../shell/mobile-number/dial-codes.ts';

/** What the user typed, and the address that it means. */
export function useTypedAddress(channel: CodeChannel) {
  const language = useLanguage();
  const { mobile, email, region: chosen } = useDraft();
  const region = chosen ?? firstRegion(language, navigator.language);
  if (channel === 'email') return { region, address: email.trim(), typed: email };
  return { region, address: mobile.trim() && mobileAddress(dialOf(region), mobile), typed: mobile };
}
