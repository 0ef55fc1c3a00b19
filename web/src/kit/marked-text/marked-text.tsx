import './marked-text.css';
import { partsOf } from './marking.ts';

/** A text in which the searched words are marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return partsOf(text, terms).map(({ part, marked }) => {
    // The position is the key, because the same letters may occur twice.
    const key = at;
    at += part.length;
    return marked ? (
      <mark key={key} className="marked-text">
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
