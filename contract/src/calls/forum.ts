import { z } from 'zod';
import { read } from '../wire/call.ts';
import { Text } from '../wire/values.ts';

export const getSignInHelp = read('/api/about/getSignInHelp', {
  who: 'anyone',
  summary: 'What the login page shows: the Forum’s name, the Secretariat’s telephone, the filing numbers.',
  body: {},
  shows: ['forum'],
  answer: z.object({ forumName: Text, secretariatPhone: z.string(), filings: z.array(z.string()) }),
  overlay: false,
  keep: 'public',
});
