import { useEffect, useEffectEvent } from 'react';
import { useOnline } from '../../../lib/connection/online.ts';
import { serverReached } from '../../../lib/connection/server-reached.ts';
import { hasAgreed } from '../../../lib/storage/device-consent.ts';
import { useStore } from '../../../lib/store.ts';
import { draft, useDraft } from '../sign-in-draft.ts';
import { askForImage } from '../sign-in.api.ts';

let loading: Promise<void> | undefined;

/** Loads a fresh picture for the request of a code, one at a time. */
function loadPicture(): Promise<void> {
  return (loading ??= load().finally(() => (loading = undefined)));
}

/** Loads the picture while the form renders, so that the user does not wait for one after the other. */
export function loadFirstPicture(): void {
  const { picture, sent } = draft.get();
  if (hasAgreed() && !picture && !sent && !window.forumLaunch) void loadPicture();
}

async function load() {
  const { picture, sent } = draft.get();
  try {
    const { flowId, picture: src } = await askForImage(picture?.flowId ?? sent?.flowId);
    const fresh = { picture: { flowId, src, spent: false }, pictureFailed: false };
    // The characters belong to the picture that they were read from; those typed before the first one came are kept.
    draft.set(draft.get().picture ? { ...fresh, characters: '' } : fresh);
  } catch {
    draft.set({ pictureFailed: true });
  }
}

/** Loads a picture when one is needed and missing; every attempt, right or wrong, needs a fresh one. */
export function usePicture(needed: boolean) {
  const { picture, pictureFailed } = useDraft();
  const missing = needed && !pictureFailed && (!picture || picture.spent);
  useEffect(() => {
    if (missing) void loadPicture();
  }, [missing]);
  // A picture that the network kept back comes with the network.
  const loadLost = useEffectEvent(() => void (needed && pictureFailed && loadPicture()));
  const connected = [useOnline(), useStore(serverReached)].every(Boolean);
  useEffect(() => {
    if (connected) loadLost();
  }, [connected]);
  return { failed: pictureFailed, refresh: loadPicture };
}
