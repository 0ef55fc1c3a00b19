import './calendars.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { downloadIcon } from '../../kit/icon/action-icons.ts';
import { Sheet } from '../../kit/sheet/sheet.tsx';
import { useDates } from '../../lib/dates/dates.ts';
import { followDownload } from '../../lib/downloads/follow-download.ts';
import { opensNoFiles } from '../../lib/browsers/opens-no-files.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { freshCodeQueries } from '../../shell/fresh-code/fresh-code.api.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { overlay } from '../../shell/overlay/overlay.ts';
import { SpinnerInDialog } from '../../shell/overlay/spinner-in-dialog.tsx';
import { AddressForm } from './address-form.tsx';
import { calendarQueries, timelineFile } from './calendars.api.ts';
import { calendarWords } from './calendars.words.ts';
import { OpenAddress } from './open-address.tsx';
import { RevokeAddress } from './revoke-address.tsx';

type Props = { timeZone: string; onClose: () => void };

/** The own timeline as a file, or at a private address that calendars follow. */
export default function CalendarSheet({ timeZone, onClose }: Props) {
  const say = useWords(calendarWords);
  const { inHostApp } = useAppContext();
  const registered = useQuery(freshCodeQueries.registered());
  const state = useQuery(calendarQueries.address());
  const dates = useDates(timeZone);
  const openedAt = state.data?.openedAt;
  const [address, setAddress] = useState<string>();
  // The host app and views inside others open neither files nor calendars.
  const byEmail = inHostApp || opensNoFiles();

  return (
    <Sheet title={say.title} closeText={say.close} onClose={onClose}>
      <div className="calendar-sheet">
        {!byEmail && <AddOnce />}
        <section className="calendar-sheet__part">
          <h3>{say.follow}</h3>
          <p>{byEmail ? say.byEmail : say.followLead}</p>
          {address ? (
            <OpenAddress address={address} />
          ) : (
            <Loaded from={registered}>
              {(known) => (
                <AddressForm
                  {...{ byEmail, registered: known, openSince: openedAt ? dates.date(openedAt) : undefined }}
                  onOpened={setAddress}
                />
              )}
            </Loaded>
          )}
          {openedAt && <RevokeAddress onRevoked={() => setAddress(undefined)} />}
        </section>
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}

function AddOnce() {
  const say = useWords(calendarWords);
  async function download() {
    try {
      followDownload((await timelineFile()).address);
      overlay.toast(say.downloaded);
    } catch {
      // The call has already shown the failure.
    }
  }
  return (
    <section className="calendar-sheet__part">
      <h3>{say.once}</h3>
      <p>{say.onceLead}</p>
      <Button look="secondary" block icon={downloadIcon} onClick={() => void download()}>
        {say.download}
      </Button>
    </section>
  );
}
