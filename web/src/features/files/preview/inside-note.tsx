import './preview.css';
import type { FileRow } from 'contract/calls/files';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { previewWords } from './preview.words.ts';

const reasons = { waiting: 'waiting', 'no text': 'noText', locked: 'locked', damaged: 'damaged' } as const;

/** Why a file is not searched, or that its text alone is shown. */
export function InsideNote({ file: { inside, preview } }: { file: FileRow }) {
  const say = useWords(previewWords);
  const reason = inside in reasons ? say[reasons[inside as keyof typeof reasons]] : undefined;
  const text = reason ?? (preview === 'text' ? say.textOnly : undefined);
  if (!text) return null;
  return (
    <div className="file-preview__note">
      <Note icon={infoIcon}>{text}</Note>
    </div>
  );
}
