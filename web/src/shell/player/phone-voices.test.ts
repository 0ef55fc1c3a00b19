import { expect, test } from 'vitest';
import { speaks } from './phone-voices.ts';

test.each([
  ['zh-CN', 'zh', true],
  ['zh_CN', 'zh', true],
  ['cmn-Hans-CN', 'zh', true],
  ['zh-HK', 'zh', false],
  ['en-GB', 'en', true],
  ['en_US', 'en', true],
  ['en-GB', 'zh', false],
  ['eno', 'en', false],
] as const)('a voice %s reads %s: %s', (tag, language, able) => expect(speaks(tag, language)).toBe(able));
