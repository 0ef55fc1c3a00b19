/** A colour between two, by its share of the second. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a.map((one, i) => hex(one + ((b[i] ?? one) - one) * share)).join('')}`;
}

export const darker = (colour: string, share = 0.2) => mixed(colour, '#20100c', share);
export const lighter = (colour: string, share = 0.2) => mixed(colour, '#fff6e6', share);

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
