import type { Message } from 'contract/calls/messages';
import { useEffect, useRef } from 'react';
import { useMarking } from './mark-read.ts';

/** Whoever opens a message has read it. If the server did not get it, it is not sent again and again. */
export function useReadOnceOpened(message: Message | undefined): void {
  const { opened } = useMarking();
  const tried = useRef<string>(undefined);
  useEffect(() => {
    if (!message || message.read || tried.current === message.id) return;
    tried.current = message.id;
    void opened(message);
  });
}
