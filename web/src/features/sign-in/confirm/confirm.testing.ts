import { getSignInHelp } from 'contract/calls/forum';
import { confirmSession, getConfirmationAddresses, sendConfirmation } from 'contract/calls/sign-in';
import { answers } from '../../../lib/call/answers.testing.ts';

/** The answers of a server that confirms a limited session by any code. */
export const confirming = [
  answers(getConfirmationAddresses, { email: 'g****@y****.example' }),
  answers(sendConfirmation, { flowId: 'f'.repeat(22), digits: 6, resendAfter: 120 }),
  answers(confirmSession, { token: 'new' }),
  answers(getSignInHelp, { forumName: 'The Forum', secretariatPhone: '+861015550180', filings: [] }),
];
