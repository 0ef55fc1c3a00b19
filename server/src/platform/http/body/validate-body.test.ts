import { expect, test } from 'vitest';
import { z } from 'zod';
import { ThrownRefusal } from '../../writes/refusing.ts';
import { validBody } from './validate-body.ts';

const call = {
  body: z.strictObject({
    text: z.string().min(2).max(3).regex(/^x+$/).default('xx'),
    count: z.int().min(0).max(9).default(0),
    kind: z.enum(['red', 'blue']),
  }),
};

function problems(fields: Record<string, unknown>, language: 'zh' | 'en') {
  try {
    validBody(call, { fields, texts: false, text: '' }, language);
    return undefined;
  } catch (refused) {
    return refused instanceof ThrownRefusal ? refused.details?.fields : refused;
  }
}

test.each([
  ['a missing choice', {}, { kind: 'Required' }, { kind: '必填' }],
  ['another choice', { kind: 'green' }, { kind: 'Not one of the possible values' }, { kind: '不在可选范围内' }],
  ['a number below its limit', { kind: 'red', count: -1 }, { count: 'Too small' }, { count: '数值过小' }],
  ['a number above its limit', { kind: 'red', count: 10 }, { count: 'Too large' }, { count: '数值过大' }],
  ['a long text', { kind: 'red', text: 'xxxx' }, { text: 'Too long' }, { text: '内容过长' }],
  ['a short text', { kind: 'red', text: 'x' }, { text: 'Too short' }, { text: '内容过短' }],
  ['a text of another form', { kind: 'red', text: 'ab' }, { text: 'Incorrect format' }, { text: '格式不正确' }],
  ['a field called toString', { kind: 'red', toString: 1 }, { toString: 'Unknown field' }, { toString: '未知字段' }],
])('%s is named in words that fit', (_what, fields, en, zh) => {
  expect([problems(fields, 'en'), problems(fields, 'zh')]).toEqual([en, zh]);
});
