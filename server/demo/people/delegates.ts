import type { DemoPerson } from '../shapes.ts';
import { draftOf, type Draft } from './draft.ts';
import { profileOf, type Kind } from './profile-sentences.ts';
import type { Row } from './table.ts';

/** Makes the delegates without a written profile: theirs consists of their field and sentences for their kind. */
export function delegatesOf(kind: Kind, rows: Row[], firstTurn: number): Draft[] {
  return rows.map((row, i) => {
    const turn = firstTurn + i;
    return draftOf(row, {
      badge: 'red',
      mode: modeOfTurn(turn),
      profile: profileOf(kind, row.field, turn),
      born: bornOn(turn),
      work: { kind, field: row.field },
    });
  });
}

/** About one in eight uses privacy mode, one in ten assistant mode. */
function modeOfTurn(turn: number): DemoPerson['mode'] {
  if (turn % 15 === 4 || turn % 15 === 11) return 'privacy';
  return turn % 10 === 7 ? 'assistant' : 'social';
}

function bornOn(turn: number): string {
  return dayBetween(1950, 1977, turn);
}

/** Gives each turn another day of birth, the same in every run. */
export function dayBetween(firstYear: number, lastYear: number, turn: number): string {
  const first = Date.UTC(firstYear, 0, 1) / 86_400_000;
  const days = Date.UTC(lastYear + 1, 0, 1) / 86_400_000 - first;
  return new Date((first + ((turn * 2_999 + 487) % days)) * 86_400_000).toISOString().slice(0, 10);
}
