import './legal-text.css';
import { useWords } from '../../../lib/words.ts';
import { legalTextWords } from './legal-text.words.ts';
import { blocksOf } from '../../../lib/text/text-blocks.ts';

type Props = { title: string; version: number; body: string };

/** One of the two legal texts, laid out from plain text. */
export function LegalText({ title, version, body }: Props) {
  const say = useWords(legalTextWords);
  return (
    <article className="legal-text">
      <h2>{title}</h2>
      <p className="legal-text__version">{say.version(version)}</p>
      {blocksOf(body).map(({ kind, text }, position) =>
        // The text never changes while it is shown, so the position of a block is its key.
        kind === 'heading' ? <h3 key={position}>{text}</h3> : <p key={position}>{text}</p>,
      )}
    </article>
  );
}
