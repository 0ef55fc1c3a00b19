import { useEffect } from 'react';
import { pagesBefore } from '../router/history.ts';
import { useGoBack } from '../router/router-context.ts';

let homeAt: number | undefined;

/** Goes back to Home if the page before is Home, so that it does not stand in the history twice. */
export function useWayBackHome(onHome: boolean): () => boolean {
  const goBack = useGoBack();
  useEffect(() => {
    if (onHome) homeAt = pagesBefore();
  }, [onHome]);
  return () => {
    const isBefore = homeAt === pagesBefore() - 1;
    if (isBefore) goBack();
    return isBefore;
  };
}
