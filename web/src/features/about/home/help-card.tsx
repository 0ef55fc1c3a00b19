import './help-card.css';
import { useQuery } from '@tanstack/react-query';
import type { Help } from 'contract/calls/about';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { alarmIcon, medicalIcon, wifiIcon } from '../../../kit/icon/help-icons.ts';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import { useWords } from '../../../lib/words.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { aboutQueries } from '../about.api.ts';
import { helpWords } from './help-card.words.ts';

/** Whom to call, and the Wi-Fi. It stands last on Home, so that nothing moves when it arrives. */
export function HelpCard() {
  const say = useWords(helpWords);
  const { data } = useQuery(aboutQueries.help(useLanguage()));
  if (!data) return null;
  return (
    <section className="help-card" aria-label={say.help}>
      <SectionHeader title={say.help} />
      <Card>
        <CallRow icon={phoneIcon} name={say.secretariat} phone={data.secretariatPhone} />
        {data.emergencyPhone && <CallRow icon={alarmIcon} name={say.emergency} phone={data.emergencyPhone} />}
        {data.medicalPhone && <CallRow icon={medicalIcon} name={say.medical} phone={data.medicalPhone} />}
        {data.wifi && <WifiRow wifi={data.wifi} />}
      </Card>
    </section>
  );
}

function CallRow({ icon, name, phone }: { icon: string; name: string; phone: string }) {
  const say = useWords(helpWords);
  const number = readablePhone(phone);
  return (
    <ListRow
      lead={<Icon path={icon} />}
      title={name}
      detail={
        <a className="covering num" href={callLink(phone)} aria-label={say.call(name, number)}>
          {number}
        </a>
      }
    />
  );
}

function WifiRow({ wifi: { name, password } }: { wifi: NonNullable<Help['wifi']> }) {
  const say = useWords(helpWords);
  return (
    <ListRow
      lead={<Icon path={wifiIcon} />}
      title={<span translate="no">{say.wifi(name)}</span>}
      detail={
        <span translate="no">
          {say.password}
          <span className="unbroken">{password}</span>
        </span>
      }
      end={<CopyButton text={password} label={say.copyPassword} />}
    />
  );
}
