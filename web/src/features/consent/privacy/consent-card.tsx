import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { Link } from '../../../shell/router/link.tsx';
import { legalWords } from '../../../shell/legal-texts/legal-texts.words.ts';
import { meQueries } from '../../../shell/session/me.api.ts';
import { legalTextQueries } from '../../../shell/legal-texts/legal-texts.api.ts';
import { legalTextPath } from '../../../lib/paths.ts';
import { privacyPageWords } from './privacy-page.words.ts';
import { useWithdraw } from './withdraw-consent.ts';

/** Shows which versions were accepted and lets the person withdraw their consent. */
export function ConsentCard() {
  const say = useWords(privacyPageWords);
  const legal = useWords(legalWords);
  const texts = useQuery(legalTextQueries.all(useLanguage()));
  const missing = useQuery(meQueries.me(useLanguage())).data?.agree ?? [];
  const withdraw = useWithdraw();
  return (
    <Loaded from={texts}>
      {(loaded) => (
        <Card>
          {(['agreement', 'privacy'] as const).map((kind) => (
            <Link key={kind} to={legalTextPath(kind)}>
              <ListRow
                title={legal[kind]}
                detail={(missing.includes(kind) ? say.toAccept : say.accepted)(loaded[kind].version)}
                end={<Icon path={onwardIcon} size={18} />}
              />
            </Link>
          ))}
          <div className="privacy-page__withdraw">
            <Button look="danger" small block onClick={withdraw}>
              {say.withdraw}
            </Button>
          </div>
        </Card>
      )}
    </Loaded>
  );
}
