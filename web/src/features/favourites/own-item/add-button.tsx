import { addIcon } from '../../../kit/icon/favourite-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { useWords } from '../../../lib/words.ts';
import { ownItemWords } from './own-item.words.ts';

/** It stands in the top bar, and inside the host app in the page. */
export function AddButton({ onAdd }: { onAdd: () => void }) {
  const say = useWords(ownItemWords);
  return (
    <button type="button" className="add-button touch-square" aria-label={say.add} onClick={onAdd}>
      <Icon path={addIcon} />
    </button>
  );
}
