import './badge-check.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { closeIcon, lockIcon } from '../../../kit/icon/icons.ts';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { Form } from '../../../shell/form/form.tsx';
import { AgreementTick } from '../agreement-tick.tsx';
import { RefusalExplained } from '../refusal-explained.tsx';
import { SignInHelp } from '../sign-in-help.tsx';
import { useDraftUntilSignedIn } from '../sign-in-draft.ts';
import type { ReadBadge } from '../../../lib/storage/sign-in-storage.ts';
import { asIso, firstDate, stepBeforeSending } from './birth-date.ts';
import { BirthDateWheels } from './birth-date-wheels.tsx';
import { checkWords } from './badge-check.words.ts';
import { useBadgeSignIn } from './use-badge-sign-in.ts';

type Props = {
  badge: ReadBadge;
  onNotMe: () => void;
  onOtherWay: () => void;
  onSignedIn: () => void;
  onExpired: () => void;
};

/** Shows what the badge says, masked, and asks for the date of birth. */
export function CheckView({ badge, onNotMe, onOtherWay, onSignedIn, onExpired }: Props) {
  const say = useWords(checkWords);
  const [date, setDate] = useState(firstDate);
  const [touched, setTouched] = useState(false);
  useDraftUntilSignedIn();
  const { form, signIn, triesLeft, locked } = useBadgeSignIn({ badge, birthDate: asIso(date), onSignedIn, onExpired });
  const isWrong = form.refusal === 'wrongBirthDate';
  const nextStep = stepBeforeSending({ touched, isWrong });

  return (
    <Form by={form} className="check-view" onSubmit={signIn}>
      <div className="check-view__head row">
        <h1>{say.confirmYou}</h1>
        <button type="button" className="touch-square" aria-label={say.toSignIn} onClick={onNotMe}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <RecognisedBadge badge={badge} onNotMe={onNotMe} />
      {locked ? (
        <BadgeLocked why={locked} onOtherWay={onOtherWay} />
      ) : (
        <>
          <p className="check-view__label text-note" aria-hidden="true">
            {say.birthDate}
          </p>
          <BirthDateWheels
            date={date}
            onChange={(changedDate) => {
              setDate(changedDate);
              setTouched(true);
            }}
          />
          <div role="alert">
            {form.problems.birthDate && (
              <Note warn>
                <b>{form.problems.birthDate}</b> {isWrong && triesLeft !== undefined && say.triesLeft(triesLeft)}
              </Note>
            )}
          </div>
          <RefusalExplained by={form} />
          <Note icon={lockIcon}>{say.passport}</Note>
          <AgreementTick {...form.at('agreed')} />
          <Button block type="submit" disabled={nextStep !== 'confirm'}>
            {say[nextStep]}
          </Button>
        </>
      )}
    </Form>
  );
}

function RecognisedBadge({ badge, onNotMe }: Pick<Props, 'badge' | 'onNotMe'>) {
  const say = useWords(checkWords);
  return (
    <div className="check-view__badge row">
      <span className="check-view__mark row">
        <Icon path={tickIcon} size={20} />
      </span>
      <div>
        <p className="check-view__read">{say.badgeRead}</p>
        <p className="check-view__name">{badge.name}</p>
        <p>{badge.title}</p>
      </div>
      <button type="button" onClick={onNotMe}>
        {say.notMe}
      </button>
    </div>
  );
}

/** Only the Secretariat can lift the lock; the other ways to log in stay open. */
function BadgeLocked({ why, onOtherWay }: { why: string; onOtherWay: () => void }) {
  const say = useWords(checkWords);
  return (
    <>
      <div role="alert">
        <Note warn>
          <b>{why}</b>
        </Note>
      </div>
      <RefusalExplained by={{ refusal: 'badgeRestricted' }} />
      <SignInHelp forCode={false} active />
      <Button block look="secondary" onClick={onOtherWay}>
        {say.otherWays}
      </Button>
    </>
  );
}
