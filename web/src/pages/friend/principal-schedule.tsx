import '../../features/arrangements/my-arrangements.css';
import { useQuery } from '@tanstack/react-query';
import type { Arrangement } from 'contract/calls/mine';
import { useState } from 'react';
import { ArrangementRow } from '../../features/arrangements/arrangement-row.tsx';
import type { Hotel } from '../../features/arrangements/my-arrangements.tsx';
import { ScheduleDays } from '../../features/modes/acting/principal-schedule.tsx';
import { scheduleWords } from '../../features/modes/acting/principal-schedule.words.ts';
import { modeQueries } from '../../features/modes/modes.api.ts';
import { ConfirmToSee } from '../../features/sign-in/confirm/confirm-to-see.tsx';
import { Card } from '../../kit/card/card.tsx';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { infoIcon } from '../../kit/icon/map-icons.ts';
import { Note } from '../../kit/note/note.tsx';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { actingPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { ZoneNote } from '../../shell/zone-note/zone-note.tsx';
import { HotelForDriver } from '../own-arrangements.tsx';

/** The timeline and the arrangements of a delegate who shows them to the assistant. */
export function PrincipalSchedulePage({ id }: { id: string }) {
  const say = useWords(scheduleWords);
  const language = useLanguage();
  const schedule = useQuery(modeQueries.schedule(language, id));
  const acting = useQuery(modeQueries.acting(language));
  const whom = acting.data?.delegates.find((one) => one.id === id)?.address;
  const notShown = (
    <ItemMissing title={say.notShown} text={say.notShownText} list={{ text: say.openCards, path: actingPath(id) }} />
  );
  const isEnded = isRefusal(schedule.error) && !isRefusal(schedule.error, 'sessionLimited');
  return (
    <Page title={say.title} about={whom ? `${whom} · ${say.title}` : say.title}>
      <ConfirmToSee error={schedule.error}>
        {isEnded ? (
          notShown
        ) : (
          <Loaded
            from={schedule}
            isEmpty={({ entries, arrangements }) => entries.length + arrangements.length === 0}
            empty={<EmptyState type="e-data" title={say.nothing} />}
          >
            {({ entries, arrangements, timeZone }) => (
              <>
                {whom && <Note icon={infoIcon}>{say.readOnly(whom)}</Note>}
                <ScheduleDays {...{ entries, timeZone }} />
                <Arranged all={arrangements} timeZone={timeZone} />
                <ZoneNote timeZone={timeZone} />
              </>
            )}
          </Loaded>
        )}
      </ConfirmToSee>
    </Page>
  );
}

function Arranged({ all, timeZone }: { all: readonly Arrangement[]; timeZone: string }) {
  const say = useWords(scheduleWords);
  const [shown, show] = useState<Hotel>();
  if (all.length === 0) return null;
  return (
    <section className="my-arrangements">
      <SectionHeader title={say.arrangements} />
      <Card>
        <ul>
          {all.map((arrangement) => (
            <li key={arrangement.id}>
              <ArrangementRow {...{ arrangement, timeZone }} onShowDriver={show} />
            </li>
          ))}
        </ul>
      </Card>
      {shown && <HotelForDriver hotel={shown} onClose={() => show(undefined)} />}
    </section>
  );
}
