import { Button } from '../../../kit/button/button.tsx';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import type { CodeWay } from './address.ts';
import type { Way } from '../draft.ts';

const others = { mobile: ['email'], email: ['mobile', 'badge'] } as const;
const names = { mobile: 'useMobile', email: 'useEmail', badge: 'useBadge' } as const;

type Props = { way: CodeWay; onChoose: (way: Way) => void };

/** No code can be sent this way now, whoever asks: what leads in all the same. */
export function OtherWays({ way, onChoose }: Props) {
  const say = useWords(signInWords);
  return (
    <div className="other-ways" role="status">
      <p>{way === 'mobile' ? say.laterOrEmail : say.laterOrOther}</p>
      <div className="other-ways__buttons">
        {others[way].map((other) => (
          <Button key={other} look="secondary" small onClick={() => onChoose(other)}>
            {say[names[other]]}
          </Button>
        ))}
      </div>
    </div>
  );
}
