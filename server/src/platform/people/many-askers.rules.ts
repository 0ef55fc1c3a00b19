/** So many different people have no reason to ask for one address in a day. */
const manyAskers = 4;

/** Whether this person is one of too many who ask for one address; `before` are the others and perhaps the person. */
export function isOneOfManyAskers(personId: string, before: readonly string[]): boolean {
  return !before.includes(personId) && before.length + 1 >= manyAskers;
}
