import './address.css';
import { useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useNow } from '../../../lib/clock.ts';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { CodeField } from '../../../shell/code-field/code-field.tsx';
import { secondsUntil } from '../../../shell/code-field/seconds-or-minutes.ts';
import { Form, FormProblem } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { type CodeChannel, confirmAddress } from '../profile.api.ts';
import { profileWords } from '../profile.words.ts';
import { readableMobile } from '../../../shell/mobile-number/readable-mobile.ts';
import { addressCodes, sendCode } from './address-codes.ts';
import { addressWords } from './address.words.ts';

type Props = {
  channel: CodeChannel;
  address: string;
  /** The one on record, which is told of the change. */
  before: string;
  onConfirmed: () => void;
  onClose: () => void;
};

/** Refusals that name no field and stand beside the code. */
const refusals = { codeTooSoon: 'code', codeNotSent: 'code', codeRestricted: 'code', tooOften: 'code' } as const;

/** A code to the new mobile or email shows that it is the person's own. */
export function AddressSheet({ channel, address, before, onConfirmed, onClose }: Props) {
  const say = { ...useWords(profileWords), ...useWords(addressWords) };
  useNow(1_000);
  const latest = useStore(addressCodes)[channel];
  // What went to another address is not said here.
  const sent = latest?.address === address ? latest : undefined;
  const [code, setCode] = useState('');
  const form = useSubmit({ fields: ['code'], refusals });
  // A number stays on one line.
  const shown = channel === 'mobile' ? readableMobile(address).replaceAll(' ', '\u00a0') : address;

  async function send() {
    await sendCode(channel, address);
    setCode('');
    overlay.toast(say.sent);
    form.focus('code');
  }
  async function confirm() {
    if (!code || !sent?.flowId) return { code: say.wrongCode };
    await confirmAddress(sent.flowId, code);
    addressCodes.change({ [channel]: undefined });
    return onConfirmed();
  }

  return (
    <Sheet title={channel === 'mobile' ? say.mobileTitle : say.emailTitle} closeText={say.close} onClose={onClose}>
      <Form by={form} className="address-form" onSubmit={confirm}>
        <p className="text-sub">{say.lead(shown) + (before && say[`${channel}IsTold`])}</p>
        <CodeField
          {...form.at('code')}
          code={code}
          digits={sent?.digits ?? 0}
          bySms={channel === 'mobile'}
          hint={sent?.digits ? say.sentTo(shown) : undefined}
          wait={sent ? secondsUntil(sent.resendAt) : 0}
          onCode={setCode}
          onSend={() => form.submit(send, 'send code')}
        />
        <FormProblem of={form} />
        <Button block type="submit">
          {say.confirm}
        </Button>
      </Form>
      <SpinnerInDialog />
    </Sheet>
  );
}
