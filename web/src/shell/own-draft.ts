import { openStore } from '../lib/store.ts';
import { storage } from '../lib/storage/storage.ts';
import { onSessionChange } from './session/session-state.ts';
import { tellUnsent } from './unsent-text.ts';

/** What a person typed. It stays in memory, because it is personal: for this visit, and gone with the session. */
export function openOwnDraft<T extends object>(empty: T, holdsText: (draft: T) => boolean = () => false) {
  const { get, set, subscribe } = openStore(empty);
  let owner: string | undefined;
  subscribe(() => tellUnsent(empty, holdsText(get())));
  onSessionChange(() => {
    if (storage.userObj.get()?.id !== owner) set(empty);
  });
  return {
    ...{ get, subscribe },
    change(part: Partial<T>) {
      owner = storage.userObj.get()?.id;
      set({ ...get(), ...part });
    },
    clear: () => set(empty),
  };
}
