import { expect, test } from 'vitest';
import { channelsInOrder, channelToUse } from './channel-to-use.ts';

const both = { mobile: '****18', email: 'g****@y****.example' };
const nothing = { channel: undefined, code: '', sent: {} };
const sentAt = (resendAt: number, flowId = 'flow') => ({ flowId, resendAt, digits: 6 });

test.each([
  ['zh', both, ['mobile', 'email']],
  ['en', both, ['email', 'mobile']],
  ['en', { mobile: '****18' }, ['mobile']],
  ['zh', {}, []],
] as const)('in %s the addresses %o are offered as %o', (language, addresses, order) => {
  expect(channelsInOrder(addresses, language)).toEqual(order);
});

test('the code goes to the chosen address; after a reload to the one of the newest code; otherwise to the first', () => {
  expect(channelToUse(['mobile', 'email'], { ...nothing, channel: 'email' })).toBe('email');
  expect(channelToUse(['mobile'], { ...nothing, channel: 'email' })).toBe('mobile');
  expect(channelToUse(['mobile', 'email'], { ...nothing, sent: { mobile: sentAt(1), email: sentAt(2) } })).toBe(
    'email',
  );
  expect(channelToUse(['mobile', 'email'], { ...nothing, sent: { email: sentAt(2, '') } })).toBe('mobile');
  expect(channelToUse([], nothing)).toBeUndefined();
});
