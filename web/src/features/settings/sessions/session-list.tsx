import './sessions.css';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../kit/button/button.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { endOne, endOthers, type OwnSession, sessionQueries } from './sessions.api.ts';
import { sessionWords } from './sessions.words.ts';

type Props = { sessions: readonly OwnSession[]; confirmSession: () => void };

export function SessionList({ sessions, confirmSession }: Props) {
  const say = useWords(sessionWords);
  const end = useEnding();
  const others = sessions.filter(({ here }) => !here);
  const isLimited = sessions.some(({ here, limited }) => here && limited);
  return (
    <div className="session-list">
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionEntry session={session} onEnd={() => void end.one(session)} />
          </li>
        ))}
      </ul>
      {isLimited ? (
        <>
          <p className="text-sub">{say.limited}</p>
          <Button block look="secondary" onClick={confirmSession}>
            {say.confirmByCode}
          </Button>
        </>
      ) : others.length > 0 ? (
        <Button block look="danger" onClick={() => void end.others()}>
          {say.endOthers}
        </Button>
      ) : (
        <p className="text-sub">{say.onlyHere}</p>
      )}
    </div>
  );
}

// A login is no part of the programme, so its time is that of the person's own clock.
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function SessionEntry({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const say = useWords(sessionWords);
  const dates = useDates(timeZone);
  const { kind, method, since, lastUsedAt, here } = session;
  const by = { badge: say.byBadge, code: say.byCode, host: say.byHost }[method];
  const at = (moment: string) => say.at(dates.shortDate(moment), dates.time(moment));
  return (
    <div className="session-entry">
      <div className="grows">
        <p className="session-entry__kind">
          {say[kind]}
          {here && <Pill look="gold">{say.here}</Pill>}
        </p>
        <p className="text-detail">{by}</p>
        <p className="text-detail num">{say.since(at(since))}</p>
        {!here && <p className="text-detail num">{say.lastUsed(at(lastUsedAt))}</p>}
      </div>
      {!here && (
        <Button small look="secondary" aria-label={say.endNamed(say[kind])} onClick={onEnd}>
          {say.end}
        </Button>
      )}
    </div>
  );
}

/** Asks first; what was ended is asked for anew, so that the list is the server's. */
function useEnding() {
  const say = useWords(sessionWords);
  const queries = useQueryClient();
  async function ask(title: string, act: () => Promise<string>) {
    if (!(await overlay.confirm({ title, text: say.askText, destroys: true }))) return;
    try {
      overlay.toast(await act());
    } catch {
      // The call has already shown the failure; one that had ended by itself is gone from the new list.
    }
    await queries.invalidateQueries({ queryKey: sessionQueries.key });
  }
  return {
    one: ({ id, kind }: OwnSession) => ask(say.askOne(say[kind]), async () => endOne(id).then(() => say.ended)),
    others: () => ask(say.askOthers, async () => say.endedOthers((await endOthers()).ended)),
  };
}
