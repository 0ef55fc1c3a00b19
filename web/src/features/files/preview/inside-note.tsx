import './preview.css';
import type { FileRow } from 'contract/calls/files';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { previewWords } from './preview.words.ts';

const reasons = { waiting: 'waiting', 'no text': 'noText', locked: 'locked', damaged: 'damaged' } as const;

function useReason({ inside, ending }: FileRow): string | undefined {
  const say = useWords(previewWords);
  // Only paper is scanned; slides may be pictures alone, and a sheet may be empty.
  if (inside === 'no text' && ending === 'pdf') return say.scanned;
  return inside in reasons ? say[reasons[inside as keyof typeof reasons]] : undefined;
}

/** Why a file is not searched, or that its text alone is shown. */
export function InsideNote({ file }: { file: FileRow }) {
  const say = useWords(previewWords);
  const reason = useReason(file);
  const text = reason ?? (file.preview === 'text' ? say.textOnly : undefined);
  if (!text) return null;
  return (
    <div className="file-preview__note">
      <Note icon={infoIcon}>{text}</Note>
    </div>
  );
}

/** A file that cannot be shown says why: of its kind none can, or something is the matter with this one. */
export function NoPreview({ file }: { file: FileRow }) {
  const say = useWords(previewWords);
  const reason = useReason(file);
  const title = file.inside === 'waiting' ? say.preparing : say.noPreview;
  return <EmptyState type="e-data" title={title} text={reason ?? say.noPreviewText} />;
}
