import './confirm.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { meQueries } from '../../../shell/session/me.api.ts';
import { confirmWords } from './confirm.words.ts';
import { useConfirmSession } from './use-confirmed-first.tsx';

/** Says what a badge session cannot do until a code confirms it (security F1); other sessions see nothing. */
export function LimitedSession() {
  const say = useWords(confirmWords);
  const me = useQuery(meQueries.me(useLanguage()));
  const { sheet, ask } = useConfirmSession();
  if (!me.data?.limited) return null;
  return (
    <>
      <SectionHeader title={say.limited} />
      <Card padded className="limited-session text-sub">
        <p>{say.why}</p>
        <ul>
          {[say.noProfiles, say.noSeminars, say.noFiles, say.noOwn].map((closed) => (
            <li key={closed}>{closed}</li>
          ))}
        </ul>
        <p>{say.stillOpen}</p>
        <Button block onClick={() => void ask()}>
          {say.confirmByCode}
        </Button>
      </Card>
      {sheet}
    </>
  );
}
