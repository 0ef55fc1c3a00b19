import { dayOneAfternoon } from './day-1-afternoon.ts';
import { dayOneMorning } from './day-1-morning.ts';

export const dayOne = [...dayOneMorning, ...dayOneAfternoon];
