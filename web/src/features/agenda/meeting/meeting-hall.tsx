import type { Meeting } from 'contract/calls/agenda';
import type { Language } from 'contract/languages';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { placeIcon } from '../../../kit/icon/icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { isCancelled } from '../meeting-time-rules.ts';

/** Directions to the hall's building, and the hall on its floor plan. */
export type ToHall = { navigate: ReactNode; onPlan: ReactNode };

/** The hall of the meeting and the ways to it, which a cancelled meeting does not need. */
export function MeetingHall({ meeting, toHall }: { meeting: Meeting; toHall?: ToHall | undefined }) {
  const language = useLanguage();
  const { hall } = meeting;
  const links = isCancelled(meeting) ? undefined : toHall;
  if (!hall) return null;
  return (
    <ListRow
      lead={<Icon path={placeIcon} />}
      title={hall.name}
      detail={
        <>
          <p>{floorOf(hall, language)}</p>
          {links?.onPlan}
        </>
      }
      end={links?.navigate}
    />
  );
}

/** Chinese names the building before the floor. A hall may be a building of its own, which is not named twice. */
function floorOf({ name, building, floor }: NonNullable<Meeting['hall']>, language: Language): string {
  if (building === name) return floor;
  return language === 'zh' ? `${building}${floor}` : `${floor}, ${building}`;
}
