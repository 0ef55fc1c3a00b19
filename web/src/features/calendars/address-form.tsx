import { useQueryClient } from '@tanstack/react-query';
import { Note } from '../../kit/note/note.tsx';
import { useWords } from '../../lib/words.ts';
import type { FreshCode, Registered } from '../../shell/fresh-code/fresh-code.api.ts';
import { FreshCodeForm } from '../../shell/fresh-code/fresh-code-form.tsx';
import { overlay } from '../../shell/overlay/overlay.ts';
import { calendarQueries, mailAddress, openAddress } from './calendars.api.ts';
import { calendarWords } from './calendars.words.ts';

type Props = {
  registered: Registered;
  byEmail: boolean;
  /** The day on which an address was opened that still is. */
  openSince: string | undefined;
  onOpened: (address: string) => void;
};

/** A fresh code to a registered address opens the private address of the timeline. */
export function AddressForm({ registered, byEmail, openSince, onOpened }: Props) {
  const say = useWords(calendarWords);
  const queries = useQueryClient();
  if (byEmail && !registered.email) return <Note>{say.noEmail}</Note>;

  async function open(code: FreshCode) {
    if (byEmail) overlay.toast(say.mailed((await mailAddress(code)).email));
    else onOpened((await openAddress(code)).address);
    await queries.invalidateQueries({ queryKey: calendarQueries.address().queryKey });
  }
  return (
    <>
      {openSince && <p>{say.openSince(openSince)}</p>}
      <FreshCodeForm registered={registered} button={byEmail ? say.mail : say.open} onCode={open} />
    </>
  );
}
