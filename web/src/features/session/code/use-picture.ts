import { useCallback, useEffect, useRef } from 'react';
import { askForImage } from '../session.api.ts';
import { draft, useDraft } from './draft.ts';

/** Loads a picture when one is needed and none is there; a fresh one after each try, right or wrong. */
export function usePicture(needed: boolean) {
  const { picture, pictureFailed, sent } = useDraft();
  const loading = useRef(false);
  const flowId = picture?.flowId ?? sent?.flowId;

  const load = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const { flowId: id, picture: src } = await askForImage(flowId);
      const fresh = { picture: { flowId: id, src, spent: false }, pictureFailed: false };
      // Characters belong to the picture they were read from; what was typed before any came is not lost.
      draft.set(draft.get().picture ? { ...fresh, characters: '' } : fresh);
    } catch {
      draft.set({ pictureFailed: true });
    } finally {
      loading.current = false;
    }
  }, [flowId]);

  const missing = needed && !pictureFailed && (!picture || picture.spent);
  useEffect(() => {
    if (missing) void load();
  }, [missing, load]);

  return { failed: pictureFailed, refresh: load };
}
