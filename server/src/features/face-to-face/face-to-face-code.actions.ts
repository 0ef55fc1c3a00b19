import type * as calls from 'contract/calls/face-to-face';
import { isExchangeCode } from 'contract/face-to-face/exchange-code';
import { alreadyFriends } from 'contract/refusals/cards';
import { exchangeCodeExpired, notAnExchangeCode } from 'contract/refusals/face-to-face';
import { tooOften } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { newId } from '../../platform/ids.ts';
import { newToken } from '../../platform/security/secrets.ts';
import { committedRefusal, refuse } from '../../platform/writes/refusing.ts';
import { areFriends } from '../cards/cards-exchange.actions.ts';
import { sharingOf } from '../modes/modes-sharing.actions.ts';
import { encounterFor, endOthers, sharesOf } from './face-to-face.actions.ts';
import * as rules from './face-to-face.rules.ts';
import * as store from './face-to-face.store.ts';

/** `about` of the fingerprints under which codes are stored. */
const about = 'exchange';

export async function showExchangeCode(context: Context<typeof calls.showExchangeCode>) {
  const { viewer, body, db, now, services } = context;
  const shares = await sharesOf(context, body.share);
  const shown = await store.codesShownSince(db, viewer.id, rules.hourBefore(now));
  const retryAfter = rules.waitForBudget(shown, rules.codesAnHour, now);
  if (retryAfter) refuse(tooOften, { retryAfter });
  const code = newToken();
  const [codeHash, endsAt] = [services.sealing.fingerprint(code, about), rules.codeEnds(now)];
  await store.insertCode(db, { codeHash, personId: viewer.id, shares, shownAt: now, endsAt });
  return { code, showFor: rules.showFor, endsAt: endsAt.toISOString() };
}

type Scanning = Context<typeof calls.scanExchangeCode>;

export async function scanExchangeCode(context: Scanning) {
  const { viewer, body, db, now, services } = context;
  if (!isExchangeCode(body.code)) refuse(notAnExchangeCode);
  const sharing = await sharingOf(db, viewer.id, services.sealing);
  const refusal = rules.whyCannotExchange(sharing);
  if (refusal) refuse(refusal);
  const failed = await store.failedScansSince(db, viewer.id, rules.hourBefore(now));
  const retryAfter = rules.waitForBudget(failed, rules.failedScansAnHour, now);
  if (retryAfter) refuse(tooOften, { retryAfter });
  const code = await store.codeToUse(db, services.sealing.fingerprints(body.code, about));
  const why = rules.whyCodeCannotBeScanned(code, viewer.id, now) ?? (await whyShowerCannot(context, code?.personId));
  if (why === exchangeCodeExpired) return failedScan(context, failed);
  if (why || !code) refuse(why ?? exchangeCodeExpired);
  if (await areFriends(db, [viewer.id, code.personId])) refuse(alreadyFriends);
  await store.markUsed(db, code.codeHash, now);
  return encounterFor(context, await encounterWith(context, code));
}

/** Somebody whose badge was changed meanwhile shows codes that do not work, and no more is told of it. */
async function whyShowerCannot({ db, services }: Scanning, showerId: string | undefined) {
  const sharing = showerId ? await sharingOf(db, showerId, services.sealing) : undefined;
  return rules.whyCannotExchange(sharing) && exchangeCodeExpired;
}

async function failedScan({ viewer, db, now, services }: Scanning, before: rules.Counted) {
  await store.insertFailedScan(db, viewer.id, now);
  if (before.count + 1 === rules.failedScansAnHour)
    services.alarm('somebody scans codes of exchanges that do not work', { person: viewer.id });
  return committedRefusal(exchangeCodeExpired);
}

/** If each scanned the other's code, the second scan finds the meeting of the first, with what was confirmed. */
async function encounterWith(
  context: Scanning,
  code: { personId: string; shares: rules.StoredEncounter['showerShares'] },
) {
  const { viewer, db, now } = context;
  const showerId = code.personId;
  const earlier = await endOthers(context, showerId);
  const times = { scannedAt: now, endsAt: rules.encounterEnds(now) };
  if (earlier) return store.updateEncounter(db, earlier.id, times);
  return store.insertEncounter(db, {
    ...{ id: newId(), showerId, scannerId: viewer.id, state: 'open', showerShares: code.shares, ...times },
  });
}
