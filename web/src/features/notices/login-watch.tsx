import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog.tsx';
import { useDates } from '../../lib/dates/dates.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { overlay } from '../../shell/overlay/overlay.ts';
import { meQueries } from '../../shell/session/me.api.ts';
import { acknowledge, disown, type Login, loginQueries } from './notices.api.ts';
import { noticesWords } from './notices.words.ts';

// A login is no part of the programme, so its time is that of the person's own clock.
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Tells of each login on another device, over every page; limited sessions are not told (security F1). */
export function LoginWatch() {
  const say = useWords(noticesWords);
  const dates = useDates(timeZone);
  const me = useQuery(meQueries.me(useLanguage()));
  const { data } = useQuery({ ...loginQueries.others(), enabled: me.data?.limited === false });
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const login = data?.logins.find(({ id }) => !answered.includes(id));
  if (!login) return null;

  async function answer({ id }: Login, notMe: boolean) {
    setAnswered([...answered, id]);
    try {
      if (notMe) overlay.toast((await disown(id)).badgeVoid ? say.endedAndVoid : say.ended);
      else await acknowledge(id);
    } catch {
      // The person has been told why; until the answer arrives, the question stays open.
      if (notMe) setAnswered(answered);
    }
  }

  const when = say.at(dates.time(login.at), dates.date(login.at));
  return (
    <ConfirmDialog
      key={login.id}
      title={say.title}
      text={say[login.method](when)}
      cancelText={say.itWasMe}
      confirmText={say.notMe}
      destroys
      onAnswer={(notMe) => void answer(login, notMe)}
    />
  );
}
