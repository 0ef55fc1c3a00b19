import { z } from 'zod';
import { read, stream } from '../wire/call.ts';
import { Topic } from '../wire/topics.ts';
import { Id } from '../wire/values.ts';

/** That something changed, never what: whoever may see it fetches it. */
export const Hint = z.object({ number: z.int(), topic: Topic, itemId: Id.nullable(), version: z.int() });
export type Hint = z.infer<typeof Hint>;

export const Changes = z.object({
  /** The newest change that this viewer may know of; the next question begins after it. */
  last: z.int(),
  /** Too much, or a number that this viewer was not given: everything is to be fetched anew. */
  missed: z.boolean(),
  hints: z.array(Hint),
  /** What is only this viewer's may have changed. */
  mine: z.boolean(),
});
export type Changes = z.infer<typeof Changes>;

const After = { after: z.int().nonnegative().optional() };

/** Where streams are cut. */
export const getChanges = read('/api/live/getChanges', {
  who: 'signed in, limited too',
  summary: 'What changed after the change with the given number; without one, the newest number alone.',
  body: After,
  answer: Changes,
  shows: [],
  overlay: false,
  keep: 'nothing',
});

/** The number of a change is the id of its event. */
export const followChanges = stream('/api/live/followChanges', {
  who: 'signed in, limited too',
  summary: 'The same as server-sent events; the answer stays open.',
  body: After,
  answer: Changes,
  overlay: false,
  keep: 'nothing',
});
