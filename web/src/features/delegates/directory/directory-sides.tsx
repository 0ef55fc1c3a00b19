import type { DelegateRow, Origin } from 'contract/calls/delegates';
import { Segment } from '../../../kit/segment/segment.tsx';
import { useWords } from '../../../lib/words.ts';
import type { DirectoryChoice } from './chosen-side-and-order.ts';
import { directoryWords } from './directory.words.ts';
import { countsOf } from './search-both-sides.ts';

type Props = {
  delegates: readonly DelegateRow[];
  found: readonly DelegateRow[];
  searching: boolean;
  side: Origin;
  within: Origin | undefined;
  onChoose: (change: Partial<DirectoryChoice>) => void;
};

/** Two sides to browse, and both in a search. */
export function DirectorySides({ delegates, found, searching, side, within, onChoose }: Props) {
  const say = useWords(directoryWords);
  const counts = countsOf(searching ? found : delegates);
  const sides = (['chinese', 'international'] as const).map((value) => ({
    value,
    text: say[value],
    figure: counts[value],
  }));
  if (!searching) {
    return (
      <Segment
        name="side"
        label={say.sides}
        choices={sides}
        chosen={side}
        onChoose={(value) => onChoose({ side: value })}
      />
    );
  }
  const all = { value: 'all', text: say.all, figure: found.length } as const;
  return (
    <Segment
      name="within"
      label={say.sides}
      choices={[all, ...sides]}
      chosen={within ?? 'all'}
      onChoose={(value) => onChoose({ within: value === 'all' ? undefined : value })}
    />
  );
}
