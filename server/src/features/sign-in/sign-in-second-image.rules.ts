import { mostInABlock } from '../../platform/sms-fraud-number-blocks.rules.ts';
import type { Networks } from '../../platform/venue-networks.ts';
import type { Settings } from '../../platform/services.ts';

/** The requests of the last 24 hours, and those for the same prefix in the last minute, to known and unknown people. */
export type Demand = { network: number; dialCode: number; prefix: number; all: number };

type Place = { network: string; venueNetworks: Networks; dialCode: string | undefined };

/** Above these counts each further code needs a second image. */
export function demandLimits(
  { network, venueNetworks, dialCode }: Place,
  { byDialCode, all }: Settings['smsExpected'],
): Demand {
  return {
    // Delegates share a network; the thousands of the venue are known not to attack.
    network: venueNetworks.includes(network) ? Infinity : 20,
    dialCode: byDialCode.get(dialCode ?? '') ?? byDialCode.get('*') ?? 0,
    prefix: mostInABlock.codes,
    all,
  };
}

const alarms: Record<keyof Demand, string> = {
  network: 'many codes are requested from one network',
  dialCode: 'many codes are requested for one dial code',
  prefix: 'many codes are requested for one number prefix',
  all: 'many codes are requested',
};

/**
 * Counters that many addresses share refuse nobody, because strangers could use them up for everyone; they ask for a
 * second image. Returns what the technicians have to know.
 */
export function whySecondImageIsNeeded(demand: Demand, limits: Demand): string | undefined {
  const reached = (Object.keys(alarms) as (keyof Demand)[]).find((which) => demand[which] >= limits[which]);
  return reached && alarms[reached];
}
