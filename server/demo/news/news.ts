import { announcements } from './items/before/announcements.ts';
import { enterprise } from './items/before/enterprise.ts';
import { eve } from './items/before/eve.ts';
import { places } from './items/before/places.ts';
import { firstAfternoon } from './items/first-day/afternoon.ts';
import { firstMorning } from './items/first-day/morning.ts';
import { later } from './items/second-day/later.ts';
import { secondMorning } from './items/second-day/morning.ts';
import { essays } from './items/talks/essays.ts';
import { interviews } from './items/talks/interviews.ts';
import { speeches } from './items/talks/speeches.ts';
import type { DemoNews } from './shapes.ts';

const reported = [...announcements, ...places, ...enterprise, ...eve, ...firstMorning, ...firstAfternoon];
const talks = [...interviews, ...essays, ...speeches];

/** All items of news and talks of the demo forum, in no particular order. */
export const news: DemoNews[] = [...reported, ...secondMorning, ...later, ...talks];
