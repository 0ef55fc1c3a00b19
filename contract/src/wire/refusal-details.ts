import { z } from 'zod';

/** What a refusal may carry beside its name. */
export const RefusalDetails = z.object({
  /** Each field that was refused, with the reason in the caller's language. */
  fields: z.record(z.string(), z.string()).optional(),
  /** "Too often": the seconds until it may be tried again. */
  retryAfter: z.int().optional(),
  /** A stale stamp: the server's clock in Unix milliseconds, so that a phone can correct its own. */
  serverTime: z.int().optional(),
  /** Changed by somebody else meanwhile: what was sent, and what there is now, each with its version. */
  sent: z.record(z.string(), z.unknown()).optional(),
  current: z.record(z.string(), z.unknown()).optional(),
});
export type RefusalDetails = Readonly<z.infer<typeof RefusalDetails>>;

/** The obj of every refusal. Clients act on the name; the sentence in `msg` may be reworded at any time. */
export const RefusalObj = RefusalDetails.extend({ refusal: z.string() });
export type RefusalObj = Readonly<z.infer<typeof RefusalObj>>;
