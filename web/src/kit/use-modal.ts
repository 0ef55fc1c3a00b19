import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { openLayer } from '../lib/layers/back-closes-panel.ts';
import { ignoreSecondTap } from '../lib/layers/tap-through.ts';
import { focusTitle } from './give-title-focus.ts';

type Modal = { ref: RefObject<HTMLDialogElement | null>; onCancel: (event: SyntheticEvent) => void };

/**
 * The attributes of a dialog that lies over the page as long as it is rendered. Escape and Back call `onClose`; without
 * it the dialog waits for an answer.
 */
export function useModal(onClose?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => void (close.current = onClose));

  // A layout effect ends before the element leaves the document; only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const leave = close.current && openLayer({ close: () => close.current?.() });
    dialog?.showModal();
    holdThePage();
    ignoreSecondTap();
    return () => {
      leave?.();
      dialog?.close();
      holdThePage();
      // It may have come with its page, before anything else could have the focus.
      const focused = document.activeElement;
      if (focused === document.body || dialog?.contains(focused)) focusTitle(document);
      ignoreSecondTap();
    };
  }, []);

  function onCancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose?.();
  }

  return { ref, onCancel };
}

/** The page stays where it is as long as a dialog lies over it. */
function holdThePage() {
  document.documentElement.classList.toggle('with-dialog', document.querySelector('dialog[open]') !== null);
}
