import { dayTwoAfternoon } from './day-2-afternoon.ts';
import { dayTwoEvening } from './day-2-evening.ts';
import { dayTwoMorning } from './day-2-morning.ts';

export const dayTwo = [...dayTwoMorning, ...dayTwoAfternoon, ...dayTwoEvening];
