import './delegate.css';
import type { DelegateRow } from 'contract/calls/delegates';
import { LoadingView } from '../../../shell/loaded/loading-view.tsx';
import { DelegateHead } from './delegate-head.tsx';

/** What the directory already knows is shown at once. */
export function DelegateWhileLoading({ row }: { row: DelegateRow }) {
  return (
    <div className="delegate-details" aria-busy="true">
      <DelegateHead delegate={{ ...row, otherName: row.other.name, languages: null }} />
      <LoadingView />
    </div>
  );
}
