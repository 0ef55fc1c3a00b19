import './preview.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { fileQueries, type Hits } from '../files.api.ts';
import { previewWords } from './preview.words.ts';

type Props = { id: string; number: number; marks: Hits[number]['marks']; current: number | undefined };

/** The text of a part of a file, as its author wrote it but without its layout. */
export function TextPage({ id, number, marks, current }: Props) {
  const page = useQuery(fileQueries.page(id, number));
  return <Loaded from={page}>{({ name, text }) => <Text key={number} {...{ name, text, marks, current }} />}</Loaded>;
}

type TextProps = Pick<Props, 'marks' | 'current'> & { name: string | null; text: string };

function Text({ name, text, marks, current }: TextProps) {
  const say = useWords(previewWords);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const all = box.current?.querySelectorAll<HTMLElement>('mark') ?? [];
    all.forEach((mark, place) => mark.classList.toggle('marked-text--current', place === current));
    if (current !== undefined) all[current]?.scrollIntoView({ block: 'center' });
  }, [current, marks]);
  return (
    <Card className="text-page">
      <div ref={box}>
        {name && <h3>{name}</h3>}
        {text.trim() ? (
          <p className="text-prose">
            <MarkedText text={text} marks={marks} />
          </p>
        ) : (
          <p className="text-note">{say.emptyPage}</p>
        )}
      </div>
    </Card>
  );
}
