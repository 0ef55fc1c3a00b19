import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signOutLater } from '../session/sign-out-later.ts';
import { keepTrying } from './try-again-while-away.ts';

/** Draws nothing; it keeps what is on the screen asking for the server, and a lost logout on its way. */
export default function TriesAgain() {
  const queries = useQueryClient();
  useEffect(() => keepTrying(queries), [queries]);
  useEffect(() => signOutLater(), []);
  return null;
}
