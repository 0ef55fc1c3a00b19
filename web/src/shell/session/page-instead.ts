import { cardsPath } from '../../lib/paths.ts';
import { storage } from '../../lib/storage/storage.ts';
import { isForContacts } from '../contact-only/contact-pages.ts';
import { redirectFor } from './guard-rules.ts';
import { guardState } from './guard-state.ts';

/** The page to go to instead of this one, as far as the phone knows its user; undefined if this one may be shown. */
export function pageInstead(path: string): string | undefined {
  const state = guardState();
  const isForOthers = state.signedIn && storage.contactOnly.get() && !isForContacts(path);
  return redirectFor(path, state) ?? (isForOthers ? cardsPath : undefined);
}
