import type { Language } from 'contract/languages';
import type { ListenedPlace } from '../../lib/storage/listened-places.ts';
import type { Sentence } from './player-state.ts';

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
export const jump = 15_000;

/** Older ones go: more articles than these nobody has begun and not finished. */
const keptPlaces = 50;
/** Whoever heard less than this has not begun, and with less than this left nobody would come back for the rest. */
const hardlyAnything = 5_000;

/** The sentence that is heard at a time; in the pause after a sentence it is still that one. Without sentences, -1. */
export function sentenceAt(sentences: readonly Sentence[], at: number): number {
  const after = sentences.findIndex(({ from }) => from > at);
  if (after === -1) return sentences.length - 1;
  return Math.max(0, after - 1);
}

/** Where one goes on: at the beginning of the sentence in which one stopped. */
export function resumeAt(sentences: readonly Sentence[], stopped: number, duration: number): number {
  if (stopped < hardlyAnything || stopped > duration - hardlyAnything) return 0;
  return sentences[sentenceAt(sentences, stopped)]?.from ?? stopped;
}

/** The time in another recording of the same item: the same block, and the same share of its sentences. */
export function matchingTime(heard: readonly Sentence[], at: number, other: readonly Sentence[]): number {
  const current = heard[sentenceAt(heard, at)];
  if (!current) return 0;
  const ofBlock = heard.filter(({ block }) => block === current.block);
  const candidates = nearestBlock(other, current.block);
  const place = Math.floor((ofBlock.indexOf(current) * candidates.length) / ofBlock.length);
  return candidates[place]?.from ?? 0;
}

/** A block without words in the other language is represented by the one before it; the title counts as the first. */
function nearestBlock(sentences: readonly Sentence[], block: number | null): Sentence[] {
  const wanted = block ?? -1;
  const blocks = sentences.map((sentence) => sentence.block ?? -1).filter((one) => one <= wanted);
  const nearest = Math.max(...blocks);
  return sentences.filter((sentence) => (sentence.block ?? -1) === nearest);
}

/** Back leads to the beginning of what is heard, and from there to the item before. */
export function placeBefore(place: number, at: number): number {
  return at > 3_000 || place === 0 ? place : place - 1;
}

export function placeAfter(place: number, length: number): number | undefined {
  return place + 1 < length ? place + 1 : undefined;
}

export function within(at: number, duration: number): number {
  return Math.min(Math.max(0, at), duration);
}

/** The newest comes first; what was heard to its end is not kept. */
export function withPlace(
  places: readonly ListenedPlace[],
  place: ListenedPlace,
  duration: number,
): readonly ListenedPlace[] {
  const others = places.filter(({ id }) => id !== place.id);
  const isWorthKeeping = place.at >= hardlyAnything && place.at <= duration - hardlyAnything;
  return isWorthKeeping ? [place, ...others].slice(0, keptPlaces) : others;
}

// Measured at the usual speed of phones; the voice itself says when a sentence really ends.
const lettersInSecond = { zh: 4.5, en: 15 };
const pauseAfterSentence = 400;

/** Gives sentences that the phone reads itself the times that they will probably take. */
export function withTimes(
  lines: readonly { text: string; block: number | null }[],
  language: Language,
): readonly Sentence[] {
  let from = 0;
  return lines.map((line) => {
    const to = from + Math.ceil((line.text.length * 1_000) / lettersInSecond[language]);
    const sentence = { ...line, from, to };
    from = to + pauseAfterSentence;
    return sentence;
  });
}

/** The next speed in the circle of the button. */
export function nextSpeed(speed: number): number {
  return speeds.find((one) => one > speed) ?? speeds[0];
}
