import './methods-in-an-outage.css';
import { Button } from '../../../kit/button/button.tsx';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import type { CodeChannel } from './code-address.ts';
import type { SignInMethod } from '../sign-in-draft.ts';

const others = { mobile: ['email'], email: ['mobile', 'badge'] } as const;
const names = { mobile: 'useMobile', email: 'useEmail', badge: 'useBadge' } as const;

type Props = { channel: CodeChannel; onChoose: (method: SignInMethod) => void };

/** No code can be sent by this channel at present, to any address, so the other methods are offered. */
export function MethodsInAnOutage({ channel, onChoose }: Props) {
  const say = useWords(signInWords);
  return (
    <div className="methods-in-an-outage text-note" role="status">
      <p>{channel === 'mobile' ? say.laterOrEmail : say.laterOrOther}</p>
      <div className="methods-in-an-outage__buttons">
        {others[channel].map((other) => (
          <Button key={other} look="secondary" small onClick={() => onChoose(other)}>
            {say[names[other]]}
          </Button>
        ))}
      </div>
    </div>
  );
}
