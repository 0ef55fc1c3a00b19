import type { Language } from 'contract/languages';
import { whenConnected } from '../../../lib/connection/when-connected.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { onSessionChange } from '../../session/session-state.ts';
import { jump, matchingTime, placeAfter, placeBefore, speeds, within } from '../player-rules.ts';
import { fullPlayer, heardAt, type Listening, listening, type Track } from '../player-state.ts';
import type { Start } from '../start-listening.ts';
import { keepPlace, placeToResume } from './listened-places.ts';
import { followMediaSession } from './media-session.ts';
import { openRecordedVoice } from './recorded-voice.ts';
import { soundInLanguage, soundOf } from './sounds.ts';
import { openSpokenVoice } from './spoken-voice.ts';
import { tellTrouble } from './tell-trouble.ts';
import type { Voice, VoiceEvents } from './voice.ts';

// A phone that is switched off loses at most this much of its place.
const keptEvery = 5_000;

let keptAt = 0;
/** Whether it should be heard again as soon as the network is back. */
let wantsToPlay = false;

const events: VoiceEvents = {
  is(status) {
    change({ status, ...(status === 'playing' && { trouble: null }) });
    if (status === 'paused') keep();
  },
  at(at) {
    heardAt.set(at);
    if (Math.abs(at - keptAt) > keptEvery) keep();
  },
  ended,
  failed(trouble) {
    const heard = listening.get();
    if (heard) voiceOf(heard).pause();
    keep();
    change({ status: 'paused', trouble });
    if (trouble === 'network') return;
    tellTrouble(trouble);
    const goesOn = wantsToPlay;
    wantsToPlay = false;
    // Whoever listens to the brief with the phone in their pocket goes on with the next item.
    if (goesOn) next();
  },
};

const voices = { recording: openRecordedVoice(events), phone: openSpokenVoice(events) };
const voiceOf = ({ sound }: Listening): Voice => voices[sound.by];

whenConnected(() => {
  const heard = listening.get();
  const isLost = heard?.trouble === 'network' || heard?.status === 'waiting';
  if (!heard || !isLost || !wantsToPlay) return;
  // A browser that lost a file may wait for it forever.
  voiceOf(heard).stop();
  reopen();
});
// Whoever logs out leaves nothing behind, not even the place where they stopped.
onSessionChange(() => storage.token.get() === undefined && leave());
window.addEventListener('pagehide', () => {
  keep();
  // Some browsers would read on after the page has gone.
  if (listening.get()?.sound.by === 'phone') pause();
});

function start({ queue, place = 0, isBrief = false, language, at }: Start): void {
  keep();
  const track = queue[place];
  const sound = track && soundOf(track, language);
  if (sound) open({ queue, place, isBrief, sound }, at ?? placeToResume(track, sound));
}

function open(what: Pick<Listening, 'queue' | 'place' | 'isBrief' | 'sound'>, at: number) {
  const before = listening.get();
  // The element goes on with another file without a stop, which a locked phone would take for the end.
  if (before && before.sound.by !== what.sound.by) voiceOf(before).stop();
  const speed = storage.listeningSpeed.get() ?? 1;
  wantsToPlay = true;
  keptAt = at;
  heardAt.set(at);
  listening.set({ ...what, status: 'waiting', trouble: null, speed });
  voices[what.sound.by].load(what.sound, at, speed);
  voices[what.sound.by].play();
}

function reopen() {
  const heard = listening.get();
  if (!heard) return;
  const { queue, place, isBrief, sound } = heard;
  open({ queue, place, isBrief, sound }, heardAt.get());
}

function change(part: Partial<Listening>) {
  const heard = listening.get();
  if (heard) listening.set({ ...heard, ...part });
}

function keep() {
  const heard = listening.get();
  const track = heard?.queue[heard.place];
  if (!heard || !track) return;
  keptAt = heardAt.get();
  keepPlace(track, heard.sound, keptAt);
}

function toggle(): void {
  const heard = listening.get();
  if (!heard) return;
  if (heard.status === 'playing' || heard.status === 'waiting') pause();
  else play();
}

function play(): void {
  const heard = listening.get();
  if (!heard) return;
  wantsToPlay = true;
  if (heard.status === 'ended') {
    heardAt.set(0);
    reopen();
  } else if (heard.trouble) reopen();
  else voiceOf(heard).play();
}

function pause(): void {
  const heard = listening.get();
  wantsToPlay = false;
  if (!heard) return;
  voiceOf(heard).pause();
  // A voice that waits for the network has nothing that it could stop.
  change({ status: 'paused' });
}

function seekTo(at: number): void {
  const heard = listening.get();
  if (!heard) return;
  const target = within(at, heard.sound.duration);
  heardAt.set(target);
  if (heard.status === 'ended') change({ status: 'paused' });
  voiceOf(heard).seek(target);
  // The phone's own voice says one sentence at a time and begins anew with another.
  if (heard.sound.by === 'phone' && wantsToPlay) voiceOf(heard).play();
  keep();
}

const seekBy = (by: number): void => seekTo(heardAt.get() + by);
const back15 = (): void => seekBy(-jump);
const forward15 = (): void => seekBy(jump);

/** A tapped sentence is heard, also if the voice was paused. */
function hearFrom(at: number): void {
  seekTo(at);
  if (listening.get()?.status === 'paused') play();
}

function setSpeed(speed: number): void {
  const heard = listening.get();
  if (!heard || !speeds.some((one) => one === speed)) return;
  storage.listeningSpeed.set(speed);
  change({ speed });
  voiceOf(heard).setSpeed(speed);
  if (heard.sound.by === 'phone' && heard.status === 'playing') voiceOf(heard).play();
}

/** Another item of the queue, in the language in which one listens. */
function goTo(place: number): void {
  const heard = listening.get();
  const track = heard?.queue[place];
  if (!heard || !track) return;
  keep();
  const sound = soundOf(track, heard.sound.language);
  if (sound) open({ queue: heard.queue, place, isBrief: heard.isBrief, sound }, placeToResume(track, sound));
}

function next(): void {
  const heard = listening.get();
  const place = heard && placeAfter(heard.place, heard.queue.length);
  if (place !== undefined) goTo(place);
}

function previous(): void {
  const heard = listening.get();
  if (!heard) return;
  const place = placeBefore(heard.place, heardAt.get());
  if (place === heard.place) hearFrom(0);
  else goTo(place);
}

function ended() {
  const heard = listening.get();
  if (!heard) return;
  heardAt.set(heard.sound.duration);
  keep();
  if (placeAfter(heard.place, heard.queue.length) !== undefined) return next();
  wantsToPlay = false;
  change({ status: 'ended' });
}

/** The same item in another language, from the sentence that is heard now. */
function hearIn(language: Language, track: Track): void {
  const heard = listening.get();
  const sound = soundInLanguage(track, language);
  if (!heard || !sound) return;
  const at = matchingTime(heard.sound.sentences, heardAt.get(), sound.sentences);
  // The lock screen gets the title in that language, too.
  const queue = heard.queue.map((one, number) => (number === heard.place ? track : one));
  open({ queue, place: heard.place, isBrief: heard.isBrief, sound }, at);
}

/** The item that is heard is not published any more. */
function withdraw(id: string): void {
  const heard = listening.get();
  if (heard?.queue[heard.place]?.id !== id || heard.trouble === 'withdrawn') return;
  events.failed('withdrawn');
}

function close(): void {
  keep();
  leave();
}

function leave() {
  const heard = listening.get();
  if (!heard) return;
  voiceOf(heard).stop();
  wantsToPlay = false;
  fullPlayer.set(false);
  listening.set(undefined);
  heardAt.set(0);
}

followMediaSession({ play, pause, previous, next, seekBy, seekTo, close });

/** Everything that pages and parts do with the player; its code comes when the first of them is needed. */
export const player = {
  start,
  toggle,
  seekTo,
  seekBy,
  back15,
  forward15,
  hearFrom,
  setSpeed,
  goTo,
  next,
  hearIn,
  withdraw,
  close,
};
