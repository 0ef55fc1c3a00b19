import type { OwnDataPart } from 'contract/calls/own-data';

/** In which part of the download a table stands. A test compares it with the tables that have marks. */
export const partOfTable: Readonly<Record<string, OwnDataPart>> = {
  ...{ person: 'profile', photo: 'profile', badge: 'profile', partner_link: 'profile', content_version: 'profile' },
  ...{ correction: 'profile', address_claim: 'profile' },
  ...{ waiting_photo: 'profile', photo_sending: 'profile' },
  ...{ bookmark: 'favourites', own_item: 'favourites', calendar_address: 'favourites', profile_view: 'favourites' },
  ...{ meeting_person: 'favourites', meeting_invitation: 'favourites' },
  ...{ message: 'messages', announcement: 'messages', outgoing_message: 'messages', message_sms: 'messages' },
  ...{ push_delivery: 'messages', push_subscription: 'messages', webhook_delivery: 'messages' },
  ...{ arrangement: 'arrangements' },
  ...{ card: 'cards', friend_note: 'cards', cards_seen: 'cards', exchange_code: 'cards', encounter: 'cards' },
  ...{ failed_scan: 'cards', contact_person: 'cards' },
  ...{ session: 'logins', known_device: 'logins', sign_in_flow: 'logins', code_request: 'logins' },
  ...{ sign_in_failure: 'logins', sign_in_notice: 'logins', entry_ticket: 'logins', entry_claim: 'logins' },
  ...{ consent: 'records', audit_line: 'records', person_key: 'records', write_answer: 'records' },
  ...{ content_change: 'records', newest_change: 'records', download_ticket: 'records', own_data_file: 'records' },
  ...{ erasure_request: 'records', hide_request: 'records' },
};

/** Rows that cannot be attributed to a person, and why. */
export const notOfPeople: Readonly<Record<string, string>> = {
  partner: 'the press office of an institution, as it wishes to be named',
  media_outlet: 'the news desk of an institution, as it wishes to be named',
};

const compared = 'can be compared and not read; it is made from what stands elsewhere in this file, or from a secret';
const staff = 'names a member of the Secretariat';

const leftOut: Readonly<Record<string, string>> = {
  'badge.code_hash_sealed': 'a hash of the login code, which is printed on the badge',
  'person_key.key_sealed': 'a key; what it opens stands in this file',
  'sign_in_failure.subject': compared,
  'sign_in_failure.device': compared,
  'sign_in_failure.wrong_dates': compared,
  'code_request.device': compared,
  'content_change.audience': 'lists other people too; it says that your open screens were told of a change',
  'contact_person.person_id': 'would tell whether somebody with the named mobile or email attends',
  'announcement.author': staff,
  'content_version.author': staff,
  'own_data_file.content_sealed': 'this very file',
};

/** Why a column is not in the download; undefined if it is. */
export function whyLeftOut(table: string, column: string): string | undefined {
  if (notOfPeople[table]) return notOfPeople[table];
  return leftOut[`${table}.${column}`] ?? (/_(fingerprint|hash)$/.test(column) ? compared : undefined);
}

/**
 * The actor of a change is told as one or the other, because accounts of the secretariat are people, too, and because
 * the id of a contact person would tell whether the person attends.
 */
export function actorShown(actor: string, personId: string): string {
  if (actor.startsWith('staff ')) return 'the Secretariat';
  if (actor === `person ${personId}`) return 'you';
  return actor.startsWith('person ') ? 'another person' : actor;
}
