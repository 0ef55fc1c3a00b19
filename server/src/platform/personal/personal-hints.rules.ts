/** PostgreSQL takes payloads shorter than 8,000 bytes. */
const longest = 7_999;

/** As many ids as fit into each payload. Ids are of plain characters, one byte each. */
export function payloadsOf(personIds: Iterable<string>): string[] {
  const payloads: string[] = [];
  for (const id of personIds) {
    const together = `${payloads.at(-1)},${id}`;
    if (payloads.length > 0 && together.length <= longest) payloads[payloads.length - 1] = together;
    else payloads.push(id);
  }
  return payloads;
}

export function peopleIn(payload: string): string[] {
  return payload.split(',');
}
