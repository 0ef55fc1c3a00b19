import { dayThreeAfternoon } from './day-3-afternoon.ts';
import { dayThreeMorning } from './day-3-morning.ts';

export const dayThree = [...dayThreeMorning, ...dayThreeAfternoon];
