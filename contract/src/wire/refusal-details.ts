import { z } from 'zod';

/** The data that a refusal may have besides its name. */
export const RefusalDetails = z.object({
  /** Each field that was refused, with the reason in the caller's language. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The seconds until the caller may try again. */
  retryAfter: z.int().optional(),
  /** How often a wrong answer may still be given before this way to log in is locked. */
  triesLeft: z.int().optional(),
  /** The clock of the server in Unix milliseconds, so that a phone with a stale stamp can correct its own. */
  serverTime: z.int().optional(),
  /** The server's current key for personal text, so that a phone with an older one can seal again (sealed-text.ts). */
  textKey: z.string().optional(),
  /** The sent and the current content with their versions, if somebody else changed it meanwhile. */
  sent: z.record(z.string(), z.unknown()).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
});
export type RefusalDetails = Readonly<z.infer<typeof RefusalDetails>>;

/** The obj of every refusal. Clients act on the name; the sentence in `msg` may be reworded at any time. */
export const RefusalObj = RefusalDetails.extend({ refusal: z.string() });
export type RefusalObj = Readonly<z.infer<typeof RefusalObj>>;
