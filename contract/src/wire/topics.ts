import { z } from 'zod';

/** What content belongs to. A change is told by its topic, and whatever shows that topic is fetched anew. */
export const topics = ['forum', 'agenda', 'delegates', 'partners', 'places', 'questions'] as const;
export const Topic = z.enum(topics);
export type Topic = z.infer<typeof Topic>;
