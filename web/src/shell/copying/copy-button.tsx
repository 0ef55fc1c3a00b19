import './copying.css';
import { Icon } from '../../kit/icon/icon.tsx';
import { copyIcon } from '../../kit/icon/map-icons.ts';
import { useCopying } from './use-copying.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopying();
  return (
    <button type="button" className="copy-button touch-square" aria-label={label} onClick={() => void copy(text)}>
      <Icon path={copyIcon} size={20} />
    </button>
  );
}
