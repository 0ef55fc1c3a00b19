import { useEffect } from 'react';
import { hasAgreed } from '../../../lib/storage/device-consent.ts';
import { draft, useDraft } from '../draft.ts';
import { askForImage } from '../sign-in.api.ts';

let loading: Promise<void> | undefined;

/** A fresh picture for the code that is being asked for; one at a time. */
function loadPicture(): Promise<void> {
  return (loading ??= load().finally(() => (loading = undefined)));
}

/** While the form renders: nobody should wait for it first and for the picture then. */
export function loadFirstPicture(): void {
  const { picture, sent } = draft.get();
  if (hasAgreed() && !picture && !sent && !window.forumLaunch) void loadPicture();
}

async function load() {
  const { picture, sent } = draft.get();
  try {
    const { flowId, picture: src } = await askForImage(picture?.flowId ?? sent?.flowId);
    const fresh = { picture: { flowId, src, spent: false }, pictureFailed: false };
    // Characters belong to the picture they were read from; what was typed before any came is not lost.
    draft.set(draft.get().picture ? { ...fresh, characters: '' } : fresh);
  } catch {
    draft.set({ pictureFailed: true });
  }
}

/** Loads a picture when one is needed and none is there; a fresh one after each try, right or wrong. */
export function usePicture(needed: boolean) {
  const { picture, pictureFailed } = useDraft();
  const missing = needed && !pictureFailed && (!picture || picture.spent);
  useEffect(() => {
    if (missing) void loadPicture();
  }, [missing]);
  return { failed: pictureFailed, refresh: loadPicture };
}
