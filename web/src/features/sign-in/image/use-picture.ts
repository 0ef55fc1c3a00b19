import { useEffect } from 'react';
import { useDraft } from '../draft.ts';
import { loadPicture } from './picture.ts';

/** Loads a picture when one is needed and none is there; a fresh one after each try, right or wrong. */
export function usePicture(needed: boolean) {
  const { picture, pictureFailed } = useDraft();
  const missing = needed && !pictureFailed && (!picture || picture.spent);
  useEffect(() => {
    if (missing) void loadPicture();
  }, [missing]);
  return { failed: pictureFailed, refresh: loadPicture };
}
