import { expect, test } from 'vitest';
import { waysInOrder, wayToUse } from './confirm-rules.ts';

const both = { mobile: '****18', email: 'g****@y****.example' };
const nothing = { way: undefined, code: '', sent: {} };
const sentAt = (resendAt: number, flowId = 'flow') => ({ flowId, resendAt, digits: 6 });

test.each([
  ['zh', both, ['mobile', 'email']],
  ['en', both, ['email', 'mobile']],
  ['en', { mobile: '****18' }, ['mobile']],
  ['zh', {}, []],
] as const)('in %s the addresses %o are offered as %o', (language, ways, order) => {
  expect(waysInOrder(ways, language)).toEqual(order);
});

test('the code goes where one chose; after a reload where the newest went; else to the first', () => {
  expect(wayToUse(['mobile', 'email'], { ...nothing, way: 'email' })).toBe('email');
  expect(wayToUse(['mobile'], { ...nothing, way: 'email' })).toBe('mobile');
  expect(wayToUse(['mobile', 'email'], { ...nothing, sent: { mobile: sentAt(1), email: sentAt(2) } })).toBe('email');
  expect(wayToUse(['mobile', 'email'], { ...nothing, sent: { email: sentAt(2, '') } })).toBe('mobile');
  expect(wayToUse([], nothing)).toBeUndefined();
});
