import { ForumMark } from '../../../kit/forum-mark/forum-mark.tsx';

/** Stands in for a cover that there is not. */
export function MarkInstead() {
  return (
    <svg className="share-preview__mark" viewBox="-76 -36 152 112" aria-hidden="true">
      <ForumMark x={0} y={-14} scale={0.62} line="#f1d48f" fill="none" width={1.6} />
    </svg>
  );
}
