import type { Refusal } from './refusals.ts';

type Refusals = typeof import('./refusals.ts');

/** What clients compare a refusal by. A type alone, so that no sentence reaches a phone. */
export type RefusalName = Extract<Refusals[keyof Refusals], Refusal>['name'];
