import { useWords } from '../../../lib/words.ts';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { legalWords } from '../../../shell/legal-texts/legal-texts.words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { missingTick } from '../agreement-tick-needed.ts';
import { draft, useDraft } from '../sign-in-draft.ts';
import { usePicture } from '../image/load-picture.ts';
import { enterByCode } from '../sign-in.api.ts';
import { signInWords } from '../sign-in.words.ts';
import { useBeginSession } from '../use-begin-session.ts';
import { type CodeChannel, isAddress } from './code-address.ts';
import { codeRefusals } from './refusals-beside-code.ts';
import { useResendWait } from './resend-wait.ts';
import { sendCode } from './send-code.ts';
import { useTypedAddress } from './typed-address.ts';

type CodeFormOptions = { channel: CodeChannel; active: boolean; onSignedIn: () => void };

const formFields = {
  fields: ['address', 'characters', 'code', 'agreed'],
  refusals: { ...codeRefusals, imageExpired: 'characters' },
} as const;

export function useCodeForm({ channel, active, onSignedIn }: CodeFormOptions) {
  const say = { ...useWords(signInWords), ...useWords(legalWords) };
  const { region, address, typed } = useTypedAddress(channel);
  const wait = useResendWait(channel, address);
  const { picture } = useDraft();
  const { failed, refresh } = usePicture(active && wait === 0);
  const form = useSubmit({ ...formFields, about: channel });
  const begin = useBeginSession();
  const wrongAddress = isAddress(channel, address)
    ? undefined
    : channel === 'mobile'
      ? say.wrongMobile
      : say.wrongEmail;

  async function send() {
    const { picture, characters } = draft.get();
    if (wrongAddress) return { address: wrongAddress };
    if (!picture || !characters.trim()) return { characters: say.typeCharacters };
    const wasSent = await sendCode({ flowId: picture.flowId, channel, address, characters: characters.trim() });
    if (!wasSent) return { characters: say.oneMore };
    overlay.toast(say.sent);
    form.focus('code');
    return undefined;
  }

  async function signIn() {
    const { code, sent, picture } = draft.get();
    const noTick = missingTick(say);
    const flowId = sent?.flowId ?? picture?.flowId;
    // If no code was requested yet, the address is the first thing to correct.
    const early = sent ? undefined : wrongAddress;
    if (!code || !flowId || noTick || early) {
      const wrongCode = code && flowId && !early ? undefined : say.wrongCode;
      return { address: early, code: wrongCode, ...noTick };
    }
    await begin((agreed) => enterByCode(flowId, code, agreed));
    onSignedIn();
    return undefined;
  }

  return {
    ...{ form, region, typed, wait, signIn },
    send: () => form.submit(send, 'send code'),
    // After a reload during the wait there is no picture to show.
    showsPicture: wait === 0 || picture !== undefined,
    pictureFailed: failed,
    refreshPicture: () => void refresh(),
  };
}
