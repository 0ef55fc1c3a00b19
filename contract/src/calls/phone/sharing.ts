import { z } from 'zod';
import { read } from '../../wire/call.ts';

/** The path and query of the page that asks. The server adds its own origin, so that it signs for no other site. */
const PageAddress = z
  .string()
  .max(2000)
  .regex(/^\/[^#\s]*$/);

export const signForWeChat = read('/api/sharing/signForWeChat', {
  who: 'signed in, limited too',
  summary: 'Signs a page for WeChat’s JS-SDK, so that its share card can be set there; null without an account.',
  body: { page: PageAddress },
  answer: z.object({
    signed: z.object({ appId: z.string(), timestamp: z.int(), nonce: z.string(), signature: z.string() }).nullable(),
  }),
  shows: [],
  overlay: false,
  keep: 'nothing',
});
