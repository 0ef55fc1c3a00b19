import type { Info } from 'contract/calls/profile';
import { readablePhone } from 'contract/rules/readable-phone';
import { bellIcon } from '../../../kit/icon/bell-icon.ts';
import { Card } from '../../../kit/card/card.tsx';
import { cardIcon } from '../../../kit/icon/card-icons.ts';
import { questionIcon } from '../../../kit/icon/entry-icons.ts';
import { headphonesIcon } from '../../../kit/icon/fact-icons.ts';
import { correctIcon, eyeIcon, gearIcon, shieldIcon } from '../../../kit/icon/info-icons.ts';
import { Pill } from '../../../kit/pill/pill.tsx';
import {
  cardsPath,
  messagesOfPath,
  modesPath,
  privacyPath,
  profilePath,
  questionsPath,
  settingsPath,
} from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { MenuButton, MenuCall, MenuLink } from '../../../shell/menu-row/menu-row.tsx';
import { infoWords } from './info.words.ts';

/** Who may reach the viewer, at a glance. Only red badges have a mode; others read on the page why not. */
export function ModeRow({ badge, own }: Pick<Info, 'badge' | 'own'>) {
  const say = useWords(infoWords);
  const mode = badge === 'red' && own && <Pill look="red">{say[own.mode]}</Pill>;
  return (
    <Card>
      <MenuLink to={modesPath} icon={eyeIcon} title={say.mode} value={mode} />
    </Card>
  );
}

type Props = {
  /** Missing while it could not be loaded. */
  info: Info | undefined;
  /** How many received cards wait for an answer; a limited session is not told. */
  waitingCards: number | undefined;
  secretariatPhone: string | undefined;
  onConfirm: () => void;
};

export function InfoRows({ info, waitingCards, secretariatPhone, onConfirm }: Props) {
  const say = useWords(infoWords);
  return (
    <Card>
      <MenuLink
        to={cardsPath}
        icon={cardIcon}
        title={say.cards}
        value={waitingCards ? say.waiting(waitingCards) : ''}
      />
      {info && <ProfileRow own={info.own} onConfirm={onConfirm} />}
      <MenuLink to={messagesOfPath('reminder')} icon={bellIcon} title={say.reminders} value={say.remindersWhen} />
      <MenuLink to={questionsPath} icon={questionIcon} title={say.questions} />
      <MenuLink to={privacyPath} icon={shieldIcon} title={say.privacyPage} />
      <MenuLink to={settingsPath} icon={gearIcon} title={say.settings} />
      {secretariatPhone && <SecretariatRow phone={secretariatPhone} />}
    </Card>
  );
}

/** The state of the newest correction. A profile that is not submitted is asked for above; a limited session confirms. */
function ProfileRow({ own, onConfirm }: { own: Info['own']; onConfirm: () => void }) {
  const say = useWords(infoWords);
  if (!own) return <MenuButton icon={correctIcon} title={say.myProfile} value={say.confirmFirst} onTap={onConfirm} />;
  if (!own.submitted) return null;
  const state = own.correction && say[own.correction];
  return <MenuLink to={profilePath} icon={correctIcon} title={say.correct} value={state} />;
}

function SecretariatRow({ phone }: { phone: string }) {
  const say = useWords(infoWords);
  return <MenuCall icon={headphonesIcon} title={say.secretariat} value={readablePhone(phone)} phone={phone} />;
}
