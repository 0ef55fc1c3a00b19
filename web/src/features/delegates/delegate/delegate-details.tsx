import './delegate.css';
import type { Delegate } from 'contract/calls/delegates';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { DelegateHead } from './delegate-head.tsx';
import { DelegateMeetings } from './delegate-meetings.tsx';
import { delegateWords } from './delegate.words.ts';

export function DelegateDetails({ delegate }: { delegate: Delegate }) {
  const say = useWords(delegateWords);
  const { profile, organisationProfile, meetings, timeZone } = delegate;
  return (
    <article className="delegate-details">
      <DelegateHead delegate={delegate} />
      {profile && (
        <>
          <SectionHeader title={say.about} />
          <Card padded className="delegate-details__text text-prose">
            {profile}
          </Card>
        </>
      )}
      {meetings.length > 0 && (
        <>
          <SectionHeader title={say.atTheForum} count={meetings.length} />
          <DelegateMeetings meetings={meetings} timeZone={timeZone} />
        </>
      )}
      {organisationProfile && (
        <>
          <SectionHeader title={say.organisation} />
          <Card padded className="delegate-details__text text-prose">
            {organisationProfile}
          </Card>
        </>
      )}
    </article>
  );
}
