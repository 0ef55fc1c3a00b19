import type { Networks } from '../../platform/venue-networks.ts';
import type { Settings } from '../../platform/services.ts';

// The ITU's dial codes of one and two digits; all others have three.
const short = /^\+(1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;
// A block has ten thousand numbers, because ranges that pay their owner for each SMS are rented in such blocks.
const lastDigits = 4;
// The three mainland carriers pay nobody for received SMS, so that there is nothing to gain by fraud.
const withoutPrefixes = '+86';

/** The dial code of a number in E.164, like +86 or +852. */
export function dialCodeOf(number: string): string {
  return short.exec(number)?.[0] ?? number.slice(0, 4);
}

/** The prefix that the numbers of one block share; undefined where neighbouring numbers mean nothing. */
export function prefixOf(number: string): string | undefined {
  return dialCodeOf(number) === withoutPrefixes ? undefined : number.slice(0, -lastDigits);
}

/** The requests of the last 24 hours, and those for the same prefix in the last minute, to known and unknown people. */
export type Demand = { network: number; dialCode: number; prefix: number; all: number };

export const prefixWindow = 60 * 1000;

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
    // Delegates of one company may have neighbouring numbers, but more in one minute must be a program.
    prefix: 5,
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
