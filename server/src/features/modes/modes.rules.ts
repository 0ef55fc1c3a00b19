import type { Mode } from 'contract/calls/modes';
import type { Both } from 'contract/languages';
import { redBadgeOnly } from 'contract/refusals/cards';
import {
  contactIsOneself,
  contactNameMissing,
  contactNeeded,
  invitationOver,
  wrongContactEmail,
  wrongContactMobile,
} from 'contract/refusals/modes';
import type { Invalid, Refusal } from 'contract/wire/refusal';
import { familyNameIn } from '../../platform/people/family-name.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';

const day = 24 * 60 * 60 * 1000;
/** Somebody who travels to the Forum reads emails within a week; longer, and the delegate has forgotten it. */
const invitationLasts = 7 * day;
/** A delegate who mistypes twice can still name the right one; more would write to strangers in the Forum's name. */
export const namingsPerDay = 3;

/** Whoever acts for more delegates has logged in already; more emails would flood a stranger whom many delegates name. */
export const invitationsPerWeek = 5;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationLasts);
}

export type ModeNow = { mode: Mode; assistantWaits: boolean };
type ContactState = 'waiting' | 'confirmed' | undefined;

export function whyModeCannotBeSet(badge: Viewer['badge'], mode: Mode, contact: ContactState): Refusal | undefined {
  if (badge !== 'red') return redBadgeOnly;
  return mode === 'assistant' && !contact ? contactNeeded : undefined;
}

/** Until the contact person has confirmed, assistant mode waits and the mode before goes on. */
export function modeAfterChoice(chosen: Mode, now: ModeNow, contact: ContactState): ModeNow {
  if (chosen !== 'assistant') return { mode: chosen, assistantWaits: false };
  if (contact === 'confirmed') return { mode: 'assistant', assistantWaits: false };
  return { mode: withoutAssistant(now.mode), assistantWaits: true };
}

/** Once the contact person agrees, what was chosen begins. */
export function modeAfterConfirmation({ mode, assistantWaits }: ModeNow): ModeNow {
  return { mode: assistantWaits ? 'assistant' : mode, assistantWaits: false };
}

/** Nobody is left who could answer. */
export function modeWithoutContact({ mode }: ModeNow): ModeNow {
  return { mode: withoutAssistant(mode), assistantWaits: false };
}

/** Somebody else is named and has yet to agree, so that assistant mode waits again. */
export function modeWithNewContact({ mode, assistantWaits }: ModeNow): ModeNow {
  return { mode: withoutAssistant(mode), assistantWaits: assistantWaits || mode === 'assistant' };
}

function withoutAssistant(mode: Mode): Mode {
  return mode === 'assistant' ? 'social' : mode;
}

type Typed = { name: string; mobile: string | undefined; email: string | undefined };
type Own = { mobile: string | null; email: string | null };

/** Every wrong field; the addresses are undefined where what was typed is none. */
export function whyContactCannotBeNamed({ name, mobile, email }: Typed, own: Own): Invalid<keyof Typed>[] {
  return [
    ...(name === '' ? [contactNameMissing] : []),
    ...(mobile === undefined ? [wrongContactMobile] : []),
    ...(mobile !== undefined && mobile === own.mobile ? [{ ...contactIsOneself, field: 'mobile' as const }] : []),
    ...(email === undefined ? [wrongContactEmail] : []),
    ...(email !== undefined && email === own.email ? [contactIsOneself] : []),
  ];
}

type Answered = { state: Naming['state']; waitsUntil: Date };

export function whyInvitationCannotBeAnswered({ state, waitsUntil }: Answered, now: Date): Refusal | undefined {
  return state === 'waiting' && now < waitsUntil ? undefined : invitationOver;
}

type Addresses = { mobile: string; email: string };

/** Where a code counts: reading one at an address proves something only while the address is on the record. */
export function reachedAt(record: Own, named: Addresses): (keyof Addresses)[] {
  return (['mobile', 'email'] as const).filter((channel) => record[channel] === named[channel]);
}

type Naming = { state: 'waiting' | 'confirmed' | 'declined' | 'ended'; namedAt: Date };

/** An attendee takes the place of a contact person by their email, but not of one who was named after it was proven. */
export function mustAgreeAgain({ state, namedAt }: Naming, provenAt: Date): boolean {
  return state === 'confirmed' && namedAt >= provenAt;
}

/**
 * The addresses of somebody who is only a contact person were typed by delegates, so whoever reads codes at the one
 * need not be the owner of the other: the delegate must have named the mobile by which the record can be opened.
 */
export function isOpenToAnother(record: Own & { contactOnly: boolean }, { mobile }: Addresses): boolean {
  return record.contactOnly && record.mobile !== null && record.mobile !== mobile;
}

/** The names of a record that was made from one typed name: it is the same in both languages. */
export function namesFromForm(typed: string): { name: Both; familyName: Both; origin: 'chinese' | 'international' } {
  const name = { zh: typed, en: typed };
  const none = { zh: '', en: '' };
  const isChinese = /\p{Script=Han}/u.test(typed);
  const found = familyNameIn(name, { name: none, familyName: none });
  const family = isChinese ? found.zh : found.en;
  return { name, familyName: { zh: family, en: family }, origin: isChinese ? 'chinese' : 'international' };
}

type Found = { id: string; contactOnly: boolean } | undefined;

/**
 * Whom a delegate means: the attendee with the email, or else the one with the mobile, because attendees have proven
 * their addresses; only then the record that was made for a contact person with this email. The mobile of such a record
 * was typed by another delegate, and proves nothing.
 */
export function recordMeant(withEmail: Found, withMobile: Found): Found {
  const attendee = [withEmail, withMobile].find((found) => found && !found.contactOnly);
  return attendee ?? withEmail;
}
