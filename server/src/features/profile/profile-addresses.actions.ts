import type * as calls from 'contract/calls/profile';
import { addressTaken } from 'contract/refusals/profile';
import { codeNotSent, codeRestricted, wrongCode } from 'contract/refusals/sign-in';
import type { Invalid } from 'contract/wire/refusal';
import type { Context } from '../../platform/http/binding.ts';
import { lockClaims } from '../../platform/people/address-claims.store.ts';
import { isOneOfManyAskers } from '../../platform/people/many-askers.rules.ts';
import { newDigits, newFlowId } from '../../platform/security/secrets.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { committedRefusal, refuse } from '../../platform/writes/refusing.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { moveNamings } from '../modes/modes-moving.actions.ts';
import { dropCachedSessions, lockPerson } from '../session/session.actions.ts';
import { dropCodesTo } from '../sign-in/sign-in-code.actions.ts';
import * as rules from './profile-addresses.rules.ts';
import type { AddressChannel } from './profile-addresses.rules.ts';
import * as store from './profile-addresses.store.ts';
import { addressCodeText, replacedNotice } from './profile-addresses.words.ts';
import type { PersonOnRecord, RecordChange } from './profile.store.ts';

/** Does the same for every address, so that nothing tells whether somebody has registered it. */
export async function sendCodeToNewAddress(context: Context<typeof calls.sendAddressCode>) {
  const { viewer, body, db, now, language, services } = context;
  const { channel } = body;
  const address = rules.normalAddress(channel, body.address);
  if (!address) refuse({ ...rules.wrongAddress[channel], field: 'address' });
  const fingerprints = services.sealing.fingerprints(address, channel);
  await lockPerson(db, viewer.id);
  await lockClaims(db, fingerprints);
  const aDayAgo = new Date(now.getTime() - rules.day);
  const own = await store.claimsOf(db, viewer.id, aDayAgo);
  if (rules.hasGuessedTooOften(own.map(({ tries }) => tries))) refuse(codeRestricted);
  const wait = rules.whyNoAddressCode(own, { channel, fingerprints }, now);
  if (wait) refuse(wait.refusal, { retryAfter: wait.retryAfter });
  if (isOneOfManyAskers(viewer.id, await store.askersFor(db, fingerprints, aDayAgo)))
    services.alarm('many people ask for codes to one new address', { person: viewer.id });
  const by = outgoingChannel(channel);
  if (!services.outgoing.isUp(by)) refuse(codeNotSent);

  const [id, code, { name }] = [newFlowId(), newDigits(rules.codeDigits), await currentForum(db)];
  const [addressFingerprint, otherFingerprint = null] = fingerprints;
  const codeHash = services.sealing.fingerprint(`${id}\n${code}`, 'address code');
  const to = { channel, addressFingerprint, otherFingerprint };
  await store.insertClaim(db, { id, personId: viewer.id, ...to, codeHash, sentAt: now });
  const from = { forumName: inLanguage(language)(name), publicUrl: services.settings.publicUrl };
  const text = addressCodeText(code, language, from);
  await services.outgoing.sendLater(db, { channel: by, purpose: 'code', to: address, ...text, now });
  return { flowId: id, resendAfter: rules.resendAfter, digits: rules.codeDigits };
}

/** The try is counted first, and stays counted. Only who read the code at the address learns that it is taken. */
export async function confirmNewAddress({ viewer, body, db, now, services }: Context<typeof calls.confirmAddress>) {
  await lockPerson(db, viewer.id);
  const own = await store.claimsOf(db, viewer.id, new Date(now.getTime() - rules.day));
  if (rules.hasGuessedTooOften(own.map(({ tries }) => tries))) refuse(codeRestricted);
  const sentAfter = new Date(now.getTime() - rules.codeLives);
  const trying = { id: body.flowId, personId: viewer.id, sentAfter, mostTries: rules.mostTries };
  const claim = await store.takeTry(db, trying);
  const isRight =
    claim?.codeHash &&
    services.sealing.isFingerprint(claim.codeHash, `${claim.id}\n${body.code.trim()}`, 'address code');
  if (!isRight) return committedRefusal(wrongCode);
  const { addressFingerprint, otherFingerprint } = claim;
  const fingerprints = otherFingerprint ? [addressFingerprint, otherFingerprint] : [addressFingerprint];
  const taken = await store.isTaken(db, claim.channel, fingerprints, viewer.id);
  await store.confirmClaim(db, claim.id, taken ? null : now);
  return taken ? committedRefusal(addressTaken) : {};
}

function outgoingChannel(channel: AddressChannel): 'sms' | 'email' {
  return channel === 'mobile' ? 'sms' : 'email';
}

type Sealed = Pick<PersonOnRecord, 'mobileSealed' | 'emailSealed'>;

export function openedAddresses({ mobileSealed, emailSealed }: Sealed, sealing: Sealing) {
  return {
    mobile: mobileSealed ? sealing.open(mobileSealed, 'mobile') : '',
    email: emailSealed ? sealing.open(emailSealed, 'email') : '',
  };
}

type Checking = Pick<Context<typeof calls.submitProfile>, 'db' | 'now' | 'services'>;
type Checked = { refusal: Invalid<AddressChannel> } | { address: string; claimId: string; provenAt: Date } | undefined;

/** An address that is typed anew must have been confirmed within the hour; nothing is answered for the one on record. */
export async function checkedAddress(
  { db, now, services }: Checking,
  person: PersonOnRecord,
  channel: AddressChannel,
  typed: string,
): Promise<Checked> {
  const address = rules.normalAddress(channel, typed);
  if (!address) return { refusal: rules.wrongAddress[channel] };
  if (address === openedAddresses(person, services.sealing)[channel]) return undefined;
  const claim = await store.confirmedClaim(db, {
    ...{ personId: person.id, channel, fingerprints: services.sealing.fingerprints(address, channel) },
    since: new Date(now.getTime() - rules.confirmedFor),
  });
  return claim?.confirmedAt
    ? { address, claimId: claim.id, provenAt: claim.confirmedAt }
    : { refusal: rules.notConfirmed[channel] };
}

export const { spendClaim } = store;

/** Two people can never log in by one address. */
export async function refuseIfTaken({ db, services }: Checking, personId: string, channel: AddressChannel, to: string) {
  const fingerprints = services.sealing.fingerprints(to, channel);
  await lockClaims(db, fingerprints);
  if (await store.isTaken(db, channel, fingerprints, personId)) refuse(addressTaken);
}

type Replacing = Checking & Pick<Context<typeof calls.submitProfile>, 'changed' | 'afterCommit' | 'tellPerson'>;
type NewAddress = { channel: AddressChannel; address: string; provenAt: Date };

/**
 * A delegate who typed the address for a contact person cannot keep its proven owner from registering it; from then on
 * it is the owner of the email whom the delegate named.
 */
async function takeFromContactOnly(context: Replacing, proven: NewAddress & { personId: string }) {
  const { channel, address } = proven;
  const { db, services } = context;
  const fingerprints = services.sealing.fingerprints(address, channel);
  const recordId = await store.takeFromContactOnly(db, channel, fingerprints);
  if (!recordId) return;
  await dropCodesTo(db, fingerprints);
  dropCachedSessions(context, recordId);
  await moveNamings(context, recordId, proven);
}

/** Returns the columns of the new address. The old one is told, and codes that are under way to it are worthless. */
export async function replacedAddress(
  context: Replacing,
  person: PersonOnRecord,
  { channel, address, provenAt }: NewAddress,
): Promise<RecordChange> {
  const { db, now, services, changed } = context;
  const { sealing, outgoing } = services;
  await refuseIfTaken(context, person.id, channel, address);
  await takeFromContactOnly(context, { personId: person.id, channel, address, provenAt });
  const before = openedAddresses(person, sealing)[channel];
  if (before) {
    const { name, secretariatPhone: phone } = await currentForum(db);
    const notice = replacedNotice(channel, { name, phone });
    const by = outgoingChannel(channel);
    await outgoing.sendLater(db, { channel: by, purpose: 'address notice', to: before, ...notice, now });
    await dropCodesTo(db, sealing.fingerprints(before, channel));
  }
  const fingerprint = sealing.fingerprint(address, channel);
  await changed({
    ...{ kind: 'person', item: person.id, what: 'replace login address' },
    before: { channel, fingerprint: before ? sealing.fingerprint(before, channel) : null },
    after: { channel, fingerprint },
  });
  const sealed = sealing.seal(address, channel);
  return channel === 'mobile'
    ? { mobileSealed: sealed, mobileFingerprint: fingerprint }
    : { emailSealed: sealed, emailFingerprint: fingerprint };
}
