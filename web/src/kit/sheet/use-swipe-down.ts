import { type PointerEvent, useRef, useState } from 'react';

// A shorter movement is a tap that wobbled, a longer one closes.
const begins = 6;
const closes = 72;

/** The handle of a sheet follows the finger down; let go far enough below, the sheet closes, otherwise it returns. */
export function useSwipeDown(onClose: () => void) {
  const touch = useRef<{ from: number; way: number }>(undefined);
  const [way, setWay] = useState(0);

  function letGo() {
    touch.current = undefined;
    setWay(0);
  }

  const handle = {
    onPointerDown({ clientY, isPrimary, button, target }: PointerEvent) {
      // A finger that trembles on the cross means the cross.
      const onButton = (target as Element).closest('button') !== null;
      if (isPrimary && button === 0 && !onButton) touch.current = { from: clientY, way: 0 };
    },
    onPointerMove({ clientY, currentTarget, pointerId, buttons }: PointerEvent) {
      if (!touch.current) return;
      // It was let go outside.
      if (buttons === 0) return letGo();
      const { from, way: before } = touch.current;
      const below = Math.max(0, clientY - from);
      if (before === 0 && below < begins) return;
      currentTarget.setPointerCapture(pointerId);
      touch.current.way = below;
      setWay(below);
    },
    onPointerUp() {
      const far = (touch.current?.way ?? 0) >= closes;
      letGo();
      if (far) onClose();
    },
    onPointerCancel: letGo,
  };
  return { handle, style: way > 0 ? { translate: `0 ${way}px` } : undefined };
}
