import './contact.css';
import { useQueryClient } from '@tanstack/react-query';
import type { ContactPerson, OwnModes } from 'contract/calls/modes';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { Switch } from '../../../kit/switch/switch.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useWords } from '../../../lib/words.ts';
import { readableMobile } from '../../../shell/mobile-number/readable-mobile.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { assistantIcon } from '../mode-icons.ts';
import { fetchOwnAgain, setSeesSchedule } from '../modes.api.ts';
import { contactWords } from './contact.words.ts';
import { useRevoke } from './use-revoke.ts';

type Props = { own: OwnModes; onChange: () => void };

/** Whom the viewer named, what that person may do, and how it ends. */
export function ContactSection({ own, onChange }: Props) {
  const say = useWords(contactWords);
  const { contact, timeZone } = own;
  return (
    <section>
      <SectionHeader title={say.contact} />
      {contact ? (
        <ContactCard {...{ contact, timeZone, onChange }} />
      ) : (
        <Card padded className="contact-card__nobody">
          <p className="text-sub">{say.nobody}</p>
          <Button look="secondary" block onClick={onChange}>
            {say.add}
          </Button>
        </Card>
      )}
    </section>
  );
}

type CardProps = { contact: ContactPerson; timeZone: string; onChange: () => void };

function ContactCard({ contact, timeZone, onChange }: CardProps) {
  const say = useWords(contactWords);
  const revoke = useRevoke(contact);
  const { name, mobile, email, state, waitsUntil } = contact;
  const dates = useDates(timeZone);
  return (
    <Card className="contact-card">
      <ListRow
        lead={<Icon path={assistantIcon} />}
        title={name}
        detail={
          <>
            <span className="num">{readableMobile(mobile)}</span>
            <br />
            {email}
          </>
        }
        end={<Pill look={state === 'confirmed' ? 'ongoing' : 'upcoming'}>{say[state]}</Pill>}
      />
      {waitsUntil && (
        <p className="contact-card__text text-sub">
          {say.waitsUntil(name, `${dates.date(waitsUntil)} ${dates.time(waitsUntil)}`)}
        </p>
      )}
      <SeesSchedule contact={contact} />
      <div className="contact-card__actions">
        <Button look="secondary" block onClick={onChange}>
          {say.change}
        </Button>
        <Button look="danger" block onClick={() => void revoke()}>
          {state === 'waiting' ? say.withdraw : say.revoke(name)}
        </Button>
        {state === 'confirmed' && <p className="text-caption">{say.revokeMeans(name)}</p>}
      </div>
    </Card>
  );
}

/** It takes effect at once, without a code: it gives the same person no more than the delegate says here. */
function SeesSchedule({ contact: { name, seesSchedule } }: { contact: ContactPerson }) {
  const say = useWords(contactWords);
  const queries = useQueryClient();
  const label = say.seesSchedule(name);
  async function change() {
    try {
      const now = await setSeesSchedule(!seesSchedule);
      overlay.toast(now.seesSchedule ? say.nowSees(name) : say.noLongerSees(name));
    } catch {
      // The call has already shown the failure.
    }
    await fetchOwnAgain(queries);
  }
  return (
    <div className="contact-switch row">
      <div className="grows">
        <p>{label}</p>
        <p className="text-caption">{say.seesScheduleMeans}</p>
      </div>
      <Switch name={label} on={seesSchedule} onTap={() => void change()} />
    </div>
  );
}
