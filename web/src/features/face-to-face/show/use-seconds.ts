import { useEffect, useState } from 'react';

/** How many whole seconds have passed since then; it is counted while it is shown. */
export function useSecondsSince(moment: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return moment === undefined ? 0 : Math.max(0, Math.floor((now - moment) / 1000));
}
