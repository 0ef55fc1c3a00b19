import { z } from 'zod';

/** What content belongs to. A change is told by its topic, and whatever shows that topic is fetched anew. */
export const topics = ['forum', 'agenda', 'delegates', 'partners', 'places', 'questions'] as const;
export const Topic = z.enum(topics);
export type Topic = z.infer<typeof Topic>;

/** What a read shows: content, or what is only the viewer's own and changes without anybody else noticing. */
export type Shown = Topic | 'mine';
