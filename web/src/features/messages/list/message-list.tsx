import './messages.css';
import type { Message } from 'contract/calls/messages';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useNow } from '../../../lib/clock.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { messagesByDay } from './messages-by-day.ts';
import { useMessageTimes } from './message-times.ts';
import { MessageRow } from './message-row.tsx';

const everyMinute = 60_000;

/** The messages of a group, newest first, with a heading for each day. */
export function MessageList({ messages, timeZone }: { messages: readonly Message[]; timeZone: string }) {
  const times = useMessageTimes(useNow(everyMinute), timeZone);
  return (
    <>
      {messagesByDay(messages, times.dateOf).map(({ date, messages: ofDay }) => (
        <Day key={date} title={times.day(date)}>
          {ofDay.map((message) => (
            <li key={message.id}>
              <MessageRow message={message} time={times.time(message.sentAt)} />
            </li>
          ))}
        </Day>
      ))}
      <ZoneNote timeZone={timeZone} />
    </>
  );
}

function Day({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SectionHeader title={title} />
      <Card>
        <ul>{children}</ul>
      </Card>
    </section>
  );
}
