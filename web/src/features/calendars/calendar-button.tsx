import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addToCalendarIcon } from '../../kit/icon/action-icons.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loadedLater } from '../../lib/idle/loaded-later.tsx';
import { useWords } from '../../lib/words.ts';
import { calendarQueries } from './calendars.api.ts';
import { calendarWords } from './calendars.words.ts';

const CalendarSheet = loadedLater(() => import('./calendar-sheet.tsx'));

type Props = { timeZone: string; confirmedFirst: <T>(act: () => Promise<T>) => Promise<T> };

/** The own timeline leaves the app only in a full session, so a limited one is confirmed before the sheet opens. */
export function CalendarButton({ timeZone, confirmedFirst }: Props) {
  const say = useWords(calendarWords);
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    try {
      await confirmedFirst(() => queries.fetchQuery(calendarQueries.address()));
      setOpen(true);
    } catch {
      // The call has already shown the failure, or the user did not want to confirm.
    }
  }
  return (
    <>
      <button type="button" className="add-button touch-square" aria-label={say.calendar} onClick={() => void open()}>
        <Icon path={addToCalendarIcon} />
      </button>
      {isOpen && <CalendarSheet atOnce timeZone={timeZone} onClose={() => setOpen(false)} />}
    </>
  );
}
