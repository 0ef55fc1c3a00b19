import { mediaPath } from 'contract/wire/media';

let element: HTMLAudioElement | undefined;

/** The one element of the player. It is in no page, so that it plays on while one moves about. */
export function audioElement(): HTMLAudioElement {
  element ??= new Audio();
  return element;
}

export const soundAddress = (file: string) => `${mediaPath}/${file}`;

/** Fetches how long a recording is and its first bytes, so that it begins as soon as it is tapped. */
export function preload(file: string): void {
  const audio = audioElement();
  if (audio.getAttribute('src') === soundAddress(file)) return;
  audio.preload = 'metadata';
  audio.src = soundAddress(file);
}

/**
 * Browsers play only what a tap began, and the code of the player may still be on its way then. An element that began
 * once may begin again without a tap.
 */
export function allowByTap(): void {
  const audio = audioElement();
  audio.play().catch(() => undefined);
  audio.pause();
}
