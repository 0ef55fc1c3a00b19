import { eyeIcon } from '../../../kit/icon/info-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import type { Item } from './share-rules.ts';
import { shareWords } from './share.words.ts';

type Props = { name: string; items: readonly Item[]; when: 'sees' | 'seesAtOnce' };

/** Says whom the viewer's number reaches, before it does. */
export function WhoSeesWhat({ name, items, when }: Props) {
  const say = useWords(shareWords);
  const what = say.what(items);
  const [before, after] = say[when](name, '\n').split('\n');
  return (
    <Note icon={eyeIcon}>
      {before}
      <b>{what}</b>
      {after}
    </Note>
  );
}
