import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webhookSignature } from './webhook-signature.ts';

const vector = {
  key: 'an-example-key-that-no-partner-has',
  stamp: '1805678400',
  body: '{"id":"0123456789abcdefghjk","userId":"zyxwvtsrqpnmkjhgfedc","lang":"zh-CN","title":"您有一条新消息"}',
  signature: '5aa30636c1a01461d481c6572dbdf3e67740163689d175c83dcca1301f889a50',
};

test('the signature is that of the vector which partners check theirs against', () => {
  const { key, signature, ...signed } = vector;
  expect(webhookSignature(signed, key)).toBe(signature);
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/host-app.md'), 'utf8');
  for (const part of Object.values(vector)) expect(page).toContain(part);
});
