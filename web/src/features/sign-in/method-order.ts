import type { Language } from 'contract/languages';
import type { CodeChannel } from './code/code-address.ts';
import type { SignInMethod } from './sign-in-draft.ts';

/** Text messages abroad are slow or never arrive, so email comes first in English. */
export const channelOrder: Record<Language, readonly [CodeChannel, CodeChannel]> = {
  zh: ['mobile', 'email'],
  en: ['email', 'mobile'],
};

export function methodOrder(language: Language): readonly [SignInMethod, ...SignInMethod[]] {
  return [...channelOrder[language], 'badge'];
}
