import type { DemoPerson } from '../shapes.ts';

const letters: Record<DemoPerson['badge'], string> = { red: 'D', blue: 'P', green: 'M', grey: 'S' };
/** Badges are printed in the order of registration, which is another one than that of protocol. */
const [first, step, cycle] = [105, 37, 401];

/** Gives each badge of a colour a number of its own, the same in every run. */
export function withBadgeNumbers<Person extends Pick<DemoPerson, 'badge'>>(
  people: Person[],
): (Person & { badgeNumber: string })[] {
  const given = new Map<DemoPerson['badge'], number>();
  return people.map((person) => {
    const turn = given.get(person.badge) ?? 0;
    given.set(person.badge, turn + 1);
    const number = first + ((turn * step) % cycle);
    return { ...person, badgeNumber: `${letters[person.badge]}-${String(number).padStart(4, '0')}` };
  });
}
