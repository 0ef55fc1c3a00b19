import { sentenceAt } from '../player-rules.ts';
import { phoneVoice } from '../phone-voices.ts';
import type { Sentence, Sound } from '../player-state.ts';
import type { Voice, VoiceEvents } from './voice.ts';

/** How often the estimated time moves on within a sentence. */
const tick = 250;

let sound: Sound | undefined;
let place = 0;
let speed = 1;
let timer: ReturnType<typeof setInterval> | undefined;
// Each sentence has its own number, so that the end of one that was broken off moves nothing.
let spoken = 0;

/** The phone's own voice, sentence by sentence: it cannot be asked where it is, only when a sentence has ended. */
export function openSpokenVoice(tell: VoiceEvents): Voice {
  return {
    load(next, at, rate) {
      sound = next;
      speed = rate;
      seek(at);
    },
    play: () => speak(tell),
    /** Browsers lose their place in a long pause, so a paused sentence is said again from its beginning. */
    pause() {
      quieten();
      tell.is('paused');
    },
    seek,
    setSpeed: (rate) => void (speed = rate),
    stop() {
      sound = undefined;
      quieten();
    },
  };
}

function seek(at: number) {
  if (sound) place = Math.max(0, sentenceAt(sound.sentences, at));
}

function speak(tell: VoiceEvents) {
  quieten();
  const sentence = sound?.sentences[place];
  if (!sound || !sentence) return tell.ended();
  const voice = phoneVoice(sound.language);
  if (!voice) return tell.failed('noVoice');
  tell.is('waiting');
  tell.at(sentence.from);
  window.speechSynthesis.speak(utteranceOf(sentence, voice, tell));
  return undefined;
}

function utteranceOf(sentence: Sentence, voice: SpeechSynthesisVoice, tell: VoiceEvents) {
  const utterance = new SpeechSynthesisUtterance(sentence.text);
  Object.assign(utterance, { voice, lang: voice.lang, rate: speed });
  const own = spoken;
  const on = (type: string, act: () => void) => utterance.addEventListener(type, () => own === spoken && act());
  on('start', () => follow(sentence, tell));
  on('end', () => {
    place += 1;
    speak(tell);
  });
  on('error', () => tell.failed('noVoice'));
  return utterance;
}

/** The time walks through the sentence at its estimated pace and waits at its end. */
function follow({ from, to }: Sentence, tell: VoiceEvents) {
  tell.is('playing');
  let at = from;
  clearInterval(timer);
  timer = setInterval(() => {
    at = Math.min(at + tick * speed, to);
    tell.at(at);
  }, tick);
}

function quieten() {
  spoken += 1;
  clearInterval(timer);
  window.speechSynthesis.cancel();
}
