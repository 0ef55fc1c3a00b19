import './marked-text.css';
import { partsOf } from './marking.ts';

/** A text in which what was searched for is marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return partsOf(text, terms).map(({ part, marked }) => {
    // A part is its place: the same letters may come twice.
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
