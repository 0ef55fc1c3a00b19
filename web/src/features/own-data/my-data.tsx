import './own-data.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../kit/button/button.tsx';
import { Card } from '../../kit/card/card.tsx';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { isRefusal } from '../../lib/call/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { DownloadCard } from './download-card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { ownDataQueries } from './own-data.api.ts';
import { ownDataWords } from './own-data.words.ts';

/** The download of one's own data and the request for erasure. A limited session is led to confirming by code. */
export function MyData({ onConfirm }: { onConfirm: () => void }) {
  const say = useWords(ownDataWords);
  const queries = useQueryClient();
  const asked = ownDataQueries.state(useLanguage());
  const state = useQuery(asked);
  const onChanged = () => queries.invalidateQueries({ queryKey: asked.queryKey });
  if (isRefusal(state.error, 'sessionLimited'))
    return (
      <>
        <SectionHeader title={say.download} />
        <Card className="own-data-card">
          <div className="own-data__body">
            <p>{say.limited}</p>
            <Button look="secondary" block onClick={onConfirm}>
              {say.confirm}
            </Button>
          </div>
        </Card>
      </>
    );
  return (
    <>
      <SectionHeader title={say.download} />
      <Loaded from={state}>
        {({ download, erasure, timeZone }) => (
          <>
            <DownloadCard {...{ download, timeZone, onChanged }} />
            <SectionHeader title={say.erase} />
            <ErasureCard {...{ erasure, timeZone, onChanged }} />
          </>
        )}
      </Loaded>
    </>
  );
}
