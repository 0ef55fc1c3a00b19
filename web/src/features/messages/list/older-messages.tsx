import './messages.css';
import type { MessageGroup } from 'contract/calls/messages';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { useWords } from '../../../lib/words.ts';
import type { MessageList as MessageListData } from '../messages.api.ts';
import { messageWords } from '../messages.words.ts';
import { useOlderMessages } from './use-older-messages.ts';

type Props = { group: MessageGroup; list: MessageListData };

/** The earlier messages load when the end of the list comes near; the button is for whoever does not scroll. */
export function OlderMessages({ group, list }: Props) {
  const say = useWords(messageWords);
  const { loading, failed, onLoad } = useOlderMessages(group, list);
  const end = useRef<HTMLDivElement>(null);
  // What failed is not asked again and again: the button asks.
  const waits = loading || failed;
  useEffect(() => {
    if (waits || !end.current) return undefined;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onLoad(), {
      rootMargin: '0px 0px 400px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={end} className="older-messages">
      <Button look="quiet" aria-busy={loading} onClick={onLoad}>
        {say.older}
      </Button>
    </div>
  );
}
