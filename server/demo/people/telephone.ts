import type { Draft } from './draft.ts';

const americanAreas = ['202', '312', '416', '604', '212'];

/**
 * The numbers reach nobody: they come from ranges that regulators keep for fiction. A country without such a range
 * gets seven digits that start with 555, which are too short there.
 */
const forFiction: Record<string, (turn: number) => string> = {
  // No operator holds 129.
  '86': (turn) => `129${String(20_460_000 + turn * 3_571).padStart(8, '0')}`,
  '1': (turn) => `${americanAreas[turn % americanAreas.length]}55501${twoDigits(turn)}`,
  '33': (turn) => `63998${String(1_200 + turn * 37)}`,
  '44': (turn) => `7700900${String(110 + turn * 13)}`,
  '46': (turn) => `7017406${twoDigits(5 + turn)}`,
  '49': (turn) => `176040690${twoDigits(turn)}`,
  '61': (turn) => `491570${String(156 + turn)}`,
  '353': (turn) => `20915${String(2_000 + turn)}`,
};

export function withMobiles<Person extends Pick<Draft, 'dial'>>(
  people: Person[],
): (Omit<Person, 'dial'> & { mobile: string })[] {
  const given = new Map<string, number>();
  return people.map(({ dial, ...person }) => {
    const turn = given.get(dial) ?? 0;
    given.set(dial, turn + 1);
    const national = forFiction[dial]?.(turn) ?? `55501${twoDigits(turn)}`;
    return { ...person, mobile: `+${dial}${national}` };
  });
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
