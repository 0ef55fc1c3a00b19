import './preview.css';
import { useQuery } from '@tanstack/react-query';
import type { Delegate } from 'contract/calls/delegates';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { profileQueries } from '../profile.api.ts';
import { previewWords } from './preview.words.ts';

type Props = {
  /** Shows a delegate; the feature `delegates` provides it, so that the preview looks like the page itself. */
  show: (delegate: Delegate) => ReactNode;
};

/** One's own page in the directory, by the answer that others get. */
export function AsOthersSee({ show }: Props) {
  const say = useWords(previewWords);
  const seen = useQuery(profileQueries.asOthersSee(useLanguage()));
  return (
    <Loaded
      from={seen}
      isEmpty={({ delegate }) => delegate === null}
      empty={<EmptyState type="e-data" title={say.notListed} text={say.notListedText} />}
    >
      {({ delegate }) => (
        <div className="as-others-see">
          <Note icon={infoIcon}>{say.lead}</Note>
          {delegate && show(delegate)}
        </div>
      )}
    </Loaded>
  );
}
