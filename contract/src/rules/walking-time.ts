/** For longer distances the forum provides cars. */
const farthestWalk = 15;

type Walks = { walks: readonly { fromId: string; toId: string; minutes: number }[] };

/** The minutes on foot between two halls; undefined if nobody has measured them or people would rather drive. */
export function minutesOnFoot({ walks }: Walks, fromHallId: string, toHallId: string): number | undefined {
  if (fromHallId === toHallId) return 0;
  return walks.find(
    ({ fromId, toId, minutes }) =>
      minutes <= farthestWalk &&
      ((fromId === fromHallId && toId === toHallId) || (fromId === toHallId && toId === fromHallId)),
  )?.minutes;
}
