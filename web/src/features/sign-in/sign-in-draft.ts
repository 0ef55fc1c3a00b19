import { useEffect, useSyncExternalStore } from 'react';
import { storage } from '../../lib/storage/storage.ts';
import { signInStorage, type SentCode } from '../../lib/storage/sign-in-storage.ts';

export type SignInMethod = 'mobile' | 'email' | 'badge';
/** Every attempt uses up the picture, right or wrong. */
export type Picture = { flowId: string; src: string; spent: boolean };
export type Draft = {
  method: SignInMethod | undefined;
  region: string | undefined;
  mobile: string;
  email: string;
  characters: string;
  picture: Picture | undefined;
  pictureFailed: boolean;
  sent: SentCode | undefined;
  /** The address that the code went to; unknown after a reload. */
  sentAddress: string | undefined;
  code: string;
  badgeCode: string;
  /** The badge code is about to be typed, so the cursor stands in its field. */
  entersCode: boolean;
  ticked: boolean;
};

const empty: Draft = {
  ...{
    method: undefined,
    region: undefined,
    mobile: '',
    email: '',
    characters: '',
    picture: undefined,
    pictureFailed: false,
  },
  ...{ sent: undefined, sentAddress: undefined, code: '', badgeCode: '', entersCode: false, ticked: false },
};

const listeners = new Set<() => void>();
let current: Draft | undefined;

/** The typed text survives a visit to the legal texts or the scanner. It stays in memory, because it is personal. */
export const draft = {
  get: (): Draft => (current ??= { ...empty, sent: signInStorage.sentCode.get() }),
  set(part: Partial<Draft>) {
    current = { ...draft.get(), ...part };
    if (part.sent) signInStorage.sentCode.set(part.sent);
    for (const listener of listeners) listener();
  },
  clear() {
    current = undefined;
    signInStorage.sentCode.clear();
  },
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, draft.get);
}

/** The draft is cleared when the page leaves the screen and not before: an emptied form would request a new picture. */
export function useDraftUntilSignedIn(): void {
  useEffect(
    () => () => {
      if (storage.token.get() !== undefined) draft.clear();
    },
    [],
  );
}
