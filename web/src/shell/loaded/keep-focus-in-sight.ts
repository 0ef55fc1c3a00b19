import { useEffect } from 'react';

/**
 * The other language takes another room. When its words arrive, what a keyboard has reached must not slip under the bars
 * of the page.
 */
export function useFocusInSight(isAwaited: boolean): void {
  useEffect(() => (isAwaited ? showFocus : undefined), [isAwaited]);
}

function showFocus() {
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible')) activeElement.scrollIntoView({ block: 'nearest' });
}
