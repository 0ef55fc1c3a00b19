import { storage } from '../../lib/storage/storage.ts';
import { hasAgreed } from '../../lib/storage/device-consent.ts';
import type { Standing } from './guard-rules.ts';

/** What the phone knows of whoever holds it. */
export function standingNow(): Standing {
  return {
    signedIn: storage.token.get() !== undefined,
    agreed: hasAgreed(),
    languageChosen: storage.language.get() !== undefined,
  };
}
