import { z } from 'zod';
import { read, stream } from '../wire/call.ts';
import { Topic } from '../wire/topics.ts';
import { Id } from '../wire/values.ts';

/** A hint says that something changed, but not how; those who may see the item fetch it. */
export const Hint = z.object({ number: z.int(), topic: Topic, itemId: Id.nullable(), version: z.int() });
export type Hint = z.infer<typeof Hint>;

export const Changes = z.object({
  /** The number of the newest change that this viewer may know of; the next request continues after it. */
  last: z.int(),
  /** True after too many changes, or for a number that this viewer never got: the phone fetches everything again. */
  missed: z.boolean(),
  hints: z.array(Hint),
  /** True if something of the viewer's own may have changed. */
  mine: z.boolean(),
});
export type Changes = z.infer<typeof Changes>;

const After = { after: z.int().nonnegative().optional() };

/** For phones behind proxies that cut streams. */
export const getChanges = read('/api/live/getChanges', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'What changed after the change with the given number; without one, the newest number alone.',
  body: After,
  answer: Changes,
  shows: [],
  overlay: false,
  keep: 'nothing',
});

/** An event has the number of its change as its id. */
export const followChanges = stream('/api/live/followChanges', {
  who: 'signed in, limited too',
  contactToo: true,
  summary: 'The same as server-sent events; the answer stays open.',
  body: After,
  answer: Changes,
  overlay: false,
  keep: 'nothing',
});
