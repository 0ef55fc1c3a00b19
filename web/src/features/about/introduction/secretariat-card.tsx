import type { AboutSection } from 'contract/calls/about';
import { Icon } from '../../../kit/icon/icon.tsx';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import { useWords } from '../../../lib/words.ts';
import { FactList } from './fact-list.tsx';
import { introductionWords } from './introduction.words.ts';

type Props = { phone: string; contacts: readonly AboutSection[] };

export function SecretariatCard({ phone, contacts }: Props) {
  const say = useWords(introductionWords);
  const number = readablePhone(phone);
  const call = (
    <a className="secretariat-card__call touch-line num" href={callLink(phone)} aria-label={say.call(number)}>
      <Icon path={phoneIcon} size={18} />
      {number}
    </a>
  );
  return <FactList facts={[{ id: 'telephone', heading: say.telephone, body: call }, ...contacts]} />;
}
