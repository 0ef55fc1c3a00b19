import './acting.css';
import type { Acting } from 'contract/calls/modes';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { actingPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { actingWords } from './acting.words.ts';

type Delegate = Acting['delegates'][number];
type Props = {
  delegates: readonly Delegate[];
  /** The requests of one delegate; the feature `cards` shows them. */
  requests: (delegate: Delegate) => ReactNode;
};

/** What waits for each delegate for whom the viewer acts, one below the other. */
export function ActingGroups({ delegates, requests }: Props) {
  const say = useWords(actingWords);
  return delegates.map((delegate) => (
    <section key={delegate.id} aria-label={delegate.address}>
      <div className="acting-group__head row">
        <SectionHeader title={delegate.address} count={delegate.pending} />
        <Link to={actingPath(delegate.id)} className="acting-group__open touch-line">
          {say.open}
          <span className="unseen"> {delegate.address}</span>
          <Icon path={onwardIcon} size={15} />
        </Link>
      </div>
      {requests(delegate)}
    </section>
  ));
}
