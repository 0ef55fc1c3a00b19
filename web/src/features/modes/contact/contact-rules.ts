import type { ContactPerson, OwnModes } from 'contract/calls/modes';
import type { Language } from 'contract/languages';
import { isEmail, normalEmail } from 'contract/rules/email';
import { isMobile, normalMobile } from 'contract/rules/phone';
import { shownNumber, wholeNumber } from '../../../shell/mobile-number/shown-mobile-number.ts';

/** What stands in the fields of the form, as typed. */
export type ContactDraft = { name: string; region: string; number: string; email: string; seesSchedule: boolean };
export type ContactField = 'name' | 'mobile' | 'email';

export function draftOf(contact: ContactPerson | null, language: Language): ContactDraft {
  const { name = '', mobile = '', email = '' } = contact ?? {};
  return { name, ...shownNumber(mobile, language), email, seesSchedule: false };
}

export function addressesIn(draft: ContactDraft) {
  return { name: draft.name.trim(), mobile: wholeNumber(draft), email: draft.email.trim() };
}

type Reason = 'nameMissing' | 'wrongMobile' | 'wrongEmail' | 'ownAddress';

/** What is wrong, each beside its field; the words are the caller's. */
export function problemsIn(draft: ContactDraft, own: Pick<OwnModes, 'mobile' | 'email'>, say: Record<Reason, string>) {
  const { name, mobile, email } = addressesIn(draft);
  const isOwnMobile = isSameMobile(mobile, own.mobile);
  const isOwnEmail = isSameEmail(email, own.email);
  const problems: Partial<Record<ContactField, string>> = {
    ...(!name && { name: say.nameMissing }),
    ...(isOwnMobile && { mobile: say.ownAddress }),
    ...(!isMobile(mobile) && { mobile: say.wrongMobile }),
    ...(isOwnEmail && { email: say.ownAddress }),
    ...(!isEmail(email) && { email: say.wrongEmail }),
  };
  return problems;
}

/** A changed address must be confirmed anew; the name alone does not concern the login. */
export function mustConfirmAgain(draft: ContactDraft, contact: ContactPerson | null): boolean {
  if (!contact) return false;
  const { mobile, email } = addressesIn(draft);
  return !isSameMobile(mobile, contact.mobile) || !isSameEmail(email, contact.email);
}

/** Somebody is invited: the first contact person, or another address, which may be another person's. */
export const invites = (draft: ContactDraft, contact: ContactPerson | null): boolean =>
  !contact || mustConfirmAgain(draft, contact);

/** Whoever is invited sees the schedule only if it is said here; for the same person, the switch on the page counts. */
export const mayThenSeeSchedule = (draft: ContactDraft, contact: ContactPerson | null): boolean =>
  contact && !mustConfirmAgain(draft, contact) ? contact.seesSchedule : draft.seesSchedule;

const isSameMobile = (one: string, other: string) => other !== '' && normalMobile(one) === normalMobile(other);
const isSameEmail = (one: string, other: string) => other !== '' && normalEmail(one) === normalEmail(other);
