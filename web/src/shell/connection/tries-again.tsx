import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepTrying } from './try-again-while-away.ts';

/** Draws nothing; it keeps what is on the screen asking for the server. */
export default function TriesAgain() {
  const queries = useQueryClient();
  useEffect(() => keepTrying(queries), [queries]);
  return null;
}
