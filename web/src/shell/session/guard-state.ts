import { storage } from '../../lib/storage/storage.ts';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import type { GuardState } from './guard-rules.ts';

/** What the phone has stored about its user. */
export function guardState(): GuardState {
  return {
    signedIn: storage.token.get() !== undefined,
    agreed: hasAgreed(),
    languageChosen: storage.language.get() !== undefined,
  };
}
