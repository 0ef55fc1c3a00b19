import type { Ref } from 'react';
import { Tick } from '../../kit/tick/tick.tsx';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { draft, useDraft } from './sign-in-draft.ts';
import { legalWords } from '../../shell/legal-texts/legal-texts.words.ts';
import { legalTextPath } from '../../lib/paths.ts';

type Props = { error: string | undefined; ref: Ref<HTMLInputElement> };

export function AgreementTick({ error, ref }: Props) {
  const say = useWords(legalWords);
  const { ticked } = useDraft();
  return (
    <Tick ref={ref} on={ticked} error={ticked ? undefined : error} onChange={(on) => draft.set({ ticked: on })}>
      {say.readAndAgree}
      <Link to={legalTextPath('agreement')}>{say.agreement}</Link>
      {say.and}
      <Link to={legalTextPath('privacy')}>{say.privacy}</Link>
      {say.stop}
    </Tick>
  );
}
