import { getSignInHelp } from 'contract/calls/forum';
import { signForWeChat } from 'contract/calls/phone/sharing';
import type { Language } from 'contract/languages';
import { call } from '../../lib/call/call.ts';
import { readQuery } from '../../lib/read/read-query.ts';

/** The Forum's name, which stands beside what is shared. */
export const forumQuery = (language: Language) =>
  readQuery(getSignInHelp, {}, { language, fresh: 60 * 60_000, quiet: true });

/** What WeChat wants before it lets a page set its share card; null where the Forum has no account there. */
export const signedForWeChat = async (page: string) => (await call(signForWeChat, { page })).signed;
