import type { Language } from 'contract/languages';
import { useSyncExternalStore } from 'react';

const speech = () =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;

/** The phone's own voice for a language; one that works without a network is preferred. */
export function phoneVoice(language: Language): SpeechSynthesisVoice | undefined {
  const able = (speech()?.getVoices() ?? []).filter((voice) => speaks(voice.lang, language));
  return able.find(({ localService }) => localService) ?? able[0];
}

/** Browsers write zh-CN, zh_CN or cmn-Hans-CN. Cantonese has another grammar and is not what is written. */
export function speaks(tag: string, language: Language): boolean {
  const wanted = language === 'zh' ? /^(zh(?![-_]hk)|cmn)\b/i : /^en\b/i;
  return wanted.test(tag.replaceAll('_', '-'));
}

/** Whether the phone can read a language aloud. Many browsers list their voices only after a while. */
export function useHasPhoneVoice(language: Language): boolean {
  return useSyncExternalStore(followVoices, () => phoneVoice(language) !== undefined);
}

function followVoices(listener: () => void) {
  // Old Safari has the voices but no such event.
  const voices = speech();
  voices?.addEventListener?.('voiceschanged', listener);
  return () => voices?.removeEventListener?.('voiceschanged', listener);
}
