import type { Language } from 'contract/languages';
import { say } from '../../lib/words.ts';
import { playerWords } from './player.words.ts';

const two = (number: number) => `${number}`.padStart(2, '0');

/** 01:24, as players show it. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** 2 min 42 s · 2分42秒 */
export function lengthInWords(ms: number, language: Language): string {
  const seconds = Math.round(ms / 1_000);
  return say(playerWords, language).minutesAndSeconds(Math.floor(seconds / 60), seconds % 60);
}

/** 1.0× and 1.25× */
export function speedText(speed: number): string {
  return `${Number.isInteger(speed * 10) ? speed.toFixed(1) : speed}×`;
}
