/** PostgreSQL takes payloads shorter than 8,000 bytes. */
const longest = 7_999;

/** Puts as many ids as possible into each payload. Ids have one byte for each character. */
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
