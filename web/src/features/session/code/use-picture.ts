import { useCallback, useEffect, useRef, useState } from 'react';
import { askForImage } from '../session.api.ts';
import { draft, useDraft } from './draft.ts';

/** Loads a picture when one is needed and none is there; a fresh one after each try, right or wrong. */
export function usePicture(needed: boolean) {
  const { picture, sent } = useDraft();
  const [failed, setFailed] = useState(false);
  const loading = useRef(false);
  const flowId = picture?.flowId ?? sent?.flowId;

  const refresh = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    try {
      const { flowId: id, picture: src } = await askForImage(flowId);
      draft.set({ picture: { flowId: id, src, spent: false }, characters: '' });
    } catch {
      setFailed(true);
    } finally {
      loading.current = false;
    }
  }, [flowId]);

  const missing = needed && !failed && (!picture || picture.spent);
  useEffect(() => {
    if (missing) void refresh();
  }, [missing, refresh]);

  return { failed, refresh };
}
