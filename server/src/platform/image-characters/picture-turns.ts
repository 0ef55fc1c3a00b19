import type { Networks } from '../venue-networks.ts';
import { fairTurns, type TurnLimits } from './fair-turns.ts';

/**
 * A picture takes about ten milliseconds of the processor: so many a second leave most of it to other calls, and are
 * several times what a thousand delegates in five minutes need.
 */
const limits: TurnLimits = { atOnce: 12, perSecond: 25, waiting: { ofOne: 20, ofAll: 250 } };

const [turns, turnsAtVenue] = [fairTurns(limits), fairTurns(limits)];

type Client = { network: string; uniqueId: string; venueNetworks: Networks };

/**
 * A picture is work of the processor, so clients take turns. At the venue thousands share one network, so there each
 * device is a client, and nobody outside can take their turns. Returns undefined if it was given up.
 */
export function inPictureTurn<T>({ network, uniqueId, venueNetworks }: Client, make: () => Promise<T>) {
  return venueNetworks.includes(network) ? turnsAtVenue(uniqueId, make) : turns(network, make);
}
