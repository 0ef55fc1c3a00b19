import { dayOne } from './agenda/day-1.ts';
import { dayThree } from './agenda/day-3.ts';
import { dayTwo } from './agenda/day-2.ts';
import type { DemoMeeting } from './shapes.ts';

export const meetings: DemoMeeting[] = [...dayOne, ...dayTwo, ...dayThree];
