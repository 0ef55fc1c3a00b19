import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

type Modal = { ref: RefObject<HTMLDialogElement | null>; onCancel: (event: SyntheticEvent) => void };

/**
 * The attributes of a dialog that lies over the page as long as it is rendered. Escape calls `onClose`, and so does Back
 * in browsers that close dialogs with it.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect ends before the element leaves the document; only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  return { ref, onCancel };
}
