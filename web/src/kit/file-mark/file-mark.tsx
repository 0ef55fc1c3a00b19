import './file-mark.css';
import { fileLook } from './file-look.ts';

/**
 * A sheet with the file's ending on it. The ending is also written beside it, so the mark is silent for screen readers.
 */
export function FileMark({ extension }: { extension: string }) {
  return (
    <span className={`file-mark file-mark--${fileLook(extension)}`} aria-hidden="true">
      <svg width="32" height="38" viewBox="0 0 40 48">
        <path
          className="file-mark__sheet"
          d="M5 1.5h21L38.5 14v29a3.5 3.5 0 0 1-3.5 3.5H5A3.5 3.5 0 0 1 1.5 43V5A3.5 3.5 0 0 1 5 1.5z"
        />
        <path className="file-mark__fold" d="M26 1.5V11a3 3 0 0 0 3 3h9.5" />
        <path className="file-mark__lines" d="M9 14h10M9 20h18" />
        <rect x="1.5" y="27" width="37" height="13" />
        <text x="20" y="37" textLength={extension.length > 3 ? 32 : undefined}>
          {extension.toUpperCase()}
        </text>
      </svg>
    </span>
  );
}
