import { codeNotSent } from 'contract/refusals';
import { type FormEvent, useRef } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { AgreementTick } from '../agreement-tick.tsx';
import { signInWords } from '../sign-in.words.ts';
import type { CodeWay } from './address.ts';
import { CodeField } from './code-field.tsx';
import { draft, useDraft, type Way } from '../draft.ts';
import { MobileField } from './mobile-field.tsx';
import { OtherWays } from './other-ways.tsx';
import { PictureField } from '../image/picture-field.tsx';
import { isRefusal } from './refusal-place.ts';
import { useCodeForm } from './use-code-form.ts';

type Props = { way: CodeWay; active: boolean; onOtherWay: (way: Way) => void; onSignedIn: () => void };

/** Address, picture, code, tick: what was typed stays whatever happens. */
export function CodeForm({ way, active, onOtherWay, onSignedIn }: Props) {
  const say = useWords(signInWords);
  const [address, characters, code, tick] = [useField(), useField(), useField(), useField()];
  const form = useCodeForm({ way, active, onSignedIn, fields: { address, characters, code, tick } });
  const { problems, region, typed } = form;
  const { code: typedCode, sent } = useDraft();

  function submit(event: FormEvent) {
    event.preventDefault();
    form.signIn();
  }

  return (
    <form className="sign-in-form" noValidate onSubmit={submit}>
      {way === 'mobile' ? (
        <MobileField ref={address} region={region} number={typed} error={problems.address} />
      ) : (
        <Field
          ref={address}
          label={say.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          placeholder={say.emailExample}
          value={typed}
          error={problems.address}
          onChange={(event) => draft.set({ email: event.target.value })}
        />
      )}
      {form.showsPicture && (
        <PictureField
          ref={characters}
          error={problems.characters}
          failed={form.pictureFailed}
          disabled={form.wait > 0}
          onRefresh={form.refreshPicture}
        />
      )}
      <CodeField
        ref={code}
        code={typedCode}
        digits={sent?.digits ?? 0}
        bySms={sent?.way === 'mobile'}
        hint={sent?.digits ? say.sentTo(sent.to) : undefined}
        error={problems.code}
        wait={form.wait}
        onCode={(digits) => draft.set({ code: digits })}
        onSend={form.send}
      />
      {isRefusal(problems.code ?? '', codeNotSent) && <OtherWays way={way} onChoose={onOtherWay} />}
      <AgreementTick ref={tick} error={problems.tick} />
      {problems.form && (
        <div role="alert">
          <Note warn>{problems.form}</Note>
        </div>
      )}
      <Button block type="submit">
        {say.signIn}
      </Button>
    </form>
  );
}

const useField = () => useRef<HTMLInputElement>(null);
