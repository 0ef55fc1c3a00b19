import { app } from './questions/app.ts';
import { badges } from './questions/badges.ts';
import { meetings } from './questions/meetings.ts';
import { press } from './questions/press.ts';
import { services } from './questions/services.ts';
import { transport } from './questions/transport.ts';
import type { DemoCategory } from './shapes.ts';

export const categories: DemoCategory[] = [badges, meetings, transport, services, press, app];
