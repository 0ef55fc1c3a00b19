import type { sendCode } from 'contract/calls/sign-in';
import type { Context } from '../../platform/http/binding.ts';
import type { Sealing } from '../../platform/security/sealing.ts';
import { dialCodeOf, mostInABlock, prefixOf } from '../../platform/sms-fraud-number-blocks.rules.ts';
import { demandLimits, whySecondImageIsNeeded } from './sign-in-second-image.rules.ts';
import { demandSince } from './sign-in-second-image.store.ts';
import { day, type CodeChannel } from './sign-in.rules.ts';

type CountingContext = Pick<Context<typeof sendCode>, 'db' | 'now' | 'services' | 'network'>;

/** Counts known and unknown people alike, so that the counters do not tell who attends. */
export async function needsSecondImage(context: CountingContext, channel: CodeChannel, address: string) {
  const { db, now, network, services } = context;
  const { smsExpected, venueNetworks } = services.settings;
  const shared = sharedBy(services.sealing, channel, address);
  const limits = demandLimits({ network, venueNetworks, dialCode: shared.dialCode }, smsExpected);
  const ago = (age: number) => new Date(now.getTime() - age);
  const since = { all: ago(day), inABlock: ago(mostInABlock.within) };
  const reason = whySecondImageIsNeeded(await demandSince(db, { network, ...shared }, since, limits), limits);
  if (reason) services.alarm(reason, shared.dialCode === undefined ? {} : { dialCode: shared.dialCode });
  return reason !== undefined;
}

/** What a number has in common with others; emails cost nothing and count for their network alone. */
export function sharedBy(sealing: Sealing, channel: CodeChannel, address: string) {
  if (channel === 'email') return { dialCode: undefined, prefixFingerprint: undefined };
  const prefix = prefixOf(address);
  return {
    dialCode: dialCodeOf(address),
    prefixFingerprint: prefix === undefined ? undefined : sealing.fingerprint(prefix, 'prefix'),
  };
}
