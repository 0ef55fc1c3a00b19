import './confirm.css';
import '../sign-in.css';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../../kit/icon/icon.tsx';
import { phoneIcon } from '../../../kit/icon/sign-in-icons.ts';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { signInQueries } from '../sign-in.api.ts';
import { confirmQueries } from './confirm.api.ts';
import { confirmWords } from './confirm.words.ts';
import { ConfirmForm } from './confirm-form.tsx';

type Props = { onAnswer: (confirmed: boolean) => void };

/** A code to a registered address lifts the limits of a badge session. */
export default function ConfirmSession({ onAnswer }: Props) {
  const say = useWords(confirmWords);
  const addresses = useQuery(confirmQueries.addresses());

  function confirmed() {
    overlay.toast(say.confirmed);
    onAnswer(true);
  }

  return (
    <Sheet title={say.title} closeText={say.close} onClose={() => onAnswer(false)}>
      <div className="confirm-session">
        <Loaded from={addresses}>{(known) => <ConfirmForm addresses={known} onConfirmed={confirmed} />}</Loaded>
        <Help />
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}

function Help() {
  const say = useWords(confirmWords);
  const { data: help } = useQuery(signInQueries.help(useLanguage()));
  return (
    <div className="sign-in-help text-note">
      <p>{say.noCode}</p>
      {help && (
        <a href={callLink(help.secretariatPhone)} className="num">
          <Icon path={phoneIcon} size={18} />
          {readablePhone(help.secretariatPhone)}
        </a>
      )}
    </div>
  );
}
