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
import { useDraftUntilSignedIn } from '../sign-in-draft.ts';
import type { ReadBadge } from '../../../lib/storage/sign-in-storage.ts';
import { asIso, firstDate } from './birth-date.ts';
import { BirthDateWheels } from './birth-date-wheels.tsx';
import { checkWords } from './badge-check.words.ts';
import { useBadgeSignIn } from './use-badge-sign-in.ts';

type Props = { badge: ReadBadge; onNotMe: () => void; onSignedIn: () => void; onExpired: () => void };

/** Shows what the badge says, masked, and asks for the date of birth. */
export function CheckView({ badge, onNotMe, onSignedIn, onExpired }: Props) {
  const say = useWords(checkWords);
  const [date, setDate] = useState(firstDate);
  const [touched, setTouched] = useState(false);
  useDraftUntilSignedIn();
  const { form, signIn } = useBadgeSignIn({ badge, onSignedIn, onExpired });

  return (
    <Form by={form} className="check-view" onSubmit={() => signIn(asIso(date))}>
      <div className="check-view__head">
        <h1>{say.confirmYou}</h1>
        <button type="button" aria-label={say.toSignIn} onClick={onNotMe}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <div className="check-view__badge">
        <span className="check-view__mark">
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
      <p className="check-view__label" aria-hidden="true">
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
            <b>{form.problems.birthDate}</b>
          </Note>
        )}
      </div>
      <RefusalExplained by={form} />
      {form.refusal !== 'badgeRestricted' && <Note icon={lockIcon}>{say.passport}</Note>}
      <AgreementTick {...form.at('agreed')} />
      <Button block type="submit" disabled={!touched}>
        {touched ? say.confirm : say.chooseFirst}
      </Button>
    </Form>
  );
}
