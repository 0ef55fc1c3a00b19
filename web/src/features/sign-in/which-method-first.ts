import type { Language } from 'contract/languages';
import type { CodeChannel } from './code/code-address.ts';
import type { Draft, SignInMethod } from './sign-in-draft.ts';

/** Text messages abroad are slow or never arrive, so email comes first in English. */
export const channelOrder: Record<Language, readonly [CodeChannel, CodeChannel]> = {
  zh: ['mobile', 'email'],
  en: ['email', 'mobile'],
};

type Shown = { methods: readonly [SignInMethod, ...SignInMethod[]]; scanned: boolean } & Pick<Draft, 'method' | 'sent'>;

/** The address on a badge opens the badge method; after a reload the method is the one by which a code was sent. */
export function methodToShow({ methods, scanned, method: tapped, sent }: Shown): SignInMethod {
  return scanned ? 'badge' : (tapped ?? sent?.channel ?? methods[0]);
}

export function methodOrder(language: Language): readonly [SignInMethod, ...SignInMethod[]] {
  return [...channelOrder[language], 'badge'];
}
