import { audioElement, soundAddress } from '../audio-element.ts';
import type { Voice, VoiceEvents } from './voice.ts';
import { whyNotHeard } from './why-not-heard.ts';

/** What the element is to play, from where on, and where it had to be opened anew. */
type Wanted = { address: string; at: number; reopenedAt: number | null };

// A file that breaks off at the same place again is broken itself.
const samePlace = 2_000;

let wanted: Wanted | undefined;
/** Until the sound stands where it should begin, the times of the element mean nothing. */
let isPlaced = false;

const now = () => Math.round(audioElement().currentTime * 1_000);

export function openRecordedVoice(tell: VoiceEvents): Voice {
  follow(tell);
  return {
    load(sound, at, speed) {
      open({ address: soundAddress(sound.file ?? ''), at, reopenedAt: null });
      setSpeed(speed);
    },
    play: () => begin(tell),
    pause: () => audioElement().pause(),
    seek,
    setSpeed,
    stop,
  };
}

function follow(tell: VoiceEvents) {
  const audio = audioElement();
  const on = (type: string, act: () => void) => audio.addEventListener(type, () => wanted && act());
  on('loadedmetadata', () => {
    if (wanted && wanted.at > 0) audio.currentTime = wanted.at / 1_000;
    isPlaced = true;
  });
  on('timeupdate', () => isPlaced && !audio.seeking && tell.at(now()));
  on('seeked', () => isPlaced && tell.at(now()));
  // Events come a little later than what they tell: meanwhile it may have been paused, or another sound have begun.
  on('playing', () => !audio.paused && tell.is('playing'));
  on('waiting', () => !audio.paused && tell.is('waiting'));
  on('pause', () => audio.paused && !audio.ended && audio.error === null && tell.is('paused'));
  on('ended', tell.ended);
  on('error', () => wanted && void explain(wanted, audio.error?.code, tell));
}

async function explain(lost: Wanted, code: number | undefined, tell: VoiceEvents) {
  if (isPlaced) lost.at = Math.max(lost.at, now());
  const why = code === MediaError.MEDIA_ERR_DECODE ? 'notDecoded' : await whyNotHeard(lost.address);
  if (lost !== wanted) return;
  if (why !== 'there') return tell.failed(why);
  const isNewPlace = lost.reopenedAt === null || lost.at > lost.reopenedAt + samePlace;
  if (code !== MediaError.MEDIA_ERR_NETWORK || !isNewPlace) return tell.failed('notDecoded');
  // An address of the store behind the server lives for a minute; asked again, the server gives a new one.
  open({ ...lost, reopenedAt: lost.at });
  begin(tell);
}

function open(next: Wanted) {
  const audio = audioElement();
  const isHere = audio.getAttribute('src') === next.address && audio.error === null;
  wanted = next;
  isPlaced = isHere && audio.readyState > 0;
  audio.preload = 'auto';
  if (!isHere) audio.src = next.address;
  if (isPlaced) audio.currentTime = next.at / 1_000;
}

function begin(tell: VoiceEvents) {
  tell.is('waiting');
  // What is not allowed without a tap waits for one; all other reasons come as events.
  audioElement()
    .play()
    .catch((error: unknown) => {
      if (wanted && error instanceof DOMException && error.name === 'NotAllowedError') tell.is('paused');
    });
}

function seek(at: number) {
  if (wanted) wanted.at = at;
  if (isPlaced) audioElement().currentTime = at / 1_000;
}

function setSpeed(speed: number) {
  // Without the first, a new source would begin at the usual speed again.
  Object.assign(audioElement(), { defaultPlaybackRate: speed, playbackRate: speed });
}

function stop() {
  const audio = audioElement();
  wanted = undefined;
  audio.pause();
  audio.removeAttribute('src');
  audio.load();
}
