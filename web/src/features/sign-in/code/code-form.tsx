import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { CodeField } from '../../../shell/code-field/code-field.tsx';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { MobileField } from '../../../shell/mobile-number/mobile-field.tsx';
import { AgreementTick } from '../agreement-tick.tsx';
import { RefusalExplained } from '../refusal-explained.tsx';
import { signInWords } from '../sign-in.words.ts';
import type { CodeChannel } from './code-address.ts';
import { draft, useDraft, type SignInMethod } from '../sign-in-draft.ts';
import { MethodsInAnOutage } from './methods-in-an-outage.tsx';
import { PictureField } from '../image/picture-field.tsx';
import { useCodeForm } from './use-code-form.ts';

type Props = {
  channel: CodeChannel;
  active: boolean;
  onOtherMethod: (method: SignInMethod) => void;
  onSignedIn: () => void;
};

/** Address, picture, code and tick. What the user typed stays, whatever happens. */
export function CodeForm({ channel, active, onOtherMethod, onSignedIn }: Props) {
  const say = useWords(signInWords);
  const { form, region, typed, wait, ...steps } = useCodeForm({ channel, active, onSignedIn });
  const { code, sent: latest } = useDraft();
  // What went to the mobile is not said where the email address is asked for.
  const sent = latest?.channel === channel ? latest : undefined;

  return (
    <Form by={form} className="sign-in-form" onSubmit={steps.signIn}>
      {channel === 'mobile' ? (
        <MobileField
          {...form.at('address')}
          {...{ region, number: typed, label: say.mobileNumber }}
          onType={({ number: mobile, ...part }) => draft.set({ ...part, ...(mobile !== undefined && { mobile }) })}
        />
      ) : (
        <Field
          {...form.at('address')}
          label={say.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          placeholder={say.emailExample}
          value={typed}
          onChange={(event) => draft.set({ email: event.target.value })}
        />
      )}
      {steps.showsPicture && (
        <PictureField
          {...form.at('characters')}
          failed={steps.pictureFailed}
          disabled={wait > 0}
          onRefresh={steps.refreshPicture}
        />
      )}
      <CodeField
        {...form.at('code')}
        code={code}
        digits={sent?.digits ?? 0}
        bySms={channel === 'mobile'}
        hint={sent?.digits ? say.sentTo(sent.to) : undefined}
        wait={wait}
        onCode={(digits) => draft.set({ code: digits })}
        onSend={steps.send}
      />
      <RefusalExplained by={form} />
      {form.refusal === 'codeNotSent' && <MethodsInAnOutage channel={channel} onChoose={onOtherMethod} />}
      <AgreementTick {...form.at('agreed')} />
      <FormProblem of={form} />
      <Button block type="submit">
        {say.signIn}
      </Button>
    </Form>
  );
}
