import { expect, test } from 'vitest';
import { mayCall, type Role } from './roles.ts';

test.each<[Role[], Role[], 'read' | 'write', boolean]>([
  [['editor'], ['editor'], 'write', true],
  [['registrar'], ['editor'], 'write', false],
  [['registrar'], ['editor'], 'read', false],
  [['registrar', 'editor'], ['editor'], 'write', true],
  [['registrar'], ['editor', 'registrar'], 'write', true],
  [['owner'], ['editor'], 'write', true],
  [['owner'], ['owner'], 'write', true],
  [['editor'], ['owner'], 'read', false],
  [['auditor'], ['registrar'], 'read', true],
  [['auditor'], ['registrar'], 'write', false],
  [[], ['editor'], 'read', false],
])('an account of %j and a call for %j: to %s is %s', (held, who, kind, may) => {
  expect(mayCall(held, { who, kind })).toBe(may);
});
