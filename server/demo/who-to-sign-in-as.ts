import { inFours } from 'contract/rules/badge-code';
import { demoBadgeCode } from './badge-codes.ts';
import { people, signInAs } from './people.ts';

/** The start of the server prints these lines: what to type on the sign-in page for each kind of badge and mode. */
export function whoToSignInAs(): string[] {
  return Object.entries(signInAs).map(([kind, key]) => {
    const person = people.find((one) => one.key === key);
    if (!person) throw new Error(`nobody in the demo is ${key}`);
    const badge = `badge ${inFours(demoBadgeCode(key))}, born ${person.birthDate}`;
    return `${kind.padEnd(14)} ${person.name.en.padEnd(20)} ${person.mobile.padEnd(15)} ${person.email.padEnd(38)} ${badge}`;
  });
}
