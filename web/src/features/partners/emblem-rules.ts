const han = /\p{Script=Han}/u;

/** Without an emblem these letters stand in: the first character of a Chinese name, the initials of any other. */
export function emblemLetters(name: string): string {
  const signs = [...name.trim()];
  const first = signs.find((sign) => han.test(sign));
  if (first) return first;
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}
