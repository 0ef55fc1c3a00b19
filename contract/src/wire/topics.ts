import { z } from 'zod';

/**
 * The topic of content. A hint names the topic of a change, and phones fetch everything that shows this topic again.
 */
export const topics = [
  'forum',
  'agenda',
  'delegates',
  'partners',
  'places',
  'questions',
  'news',
  'files',
  'album',
] as const;
export const Topic = z.enum(topics);
export type Topic = z.infer<typeof Topic>;

/** What a read shows: topics of shared content, or `mine` for the viewer's own data, of which others get no hints. */
export type Shown = Topic | 'mine';
