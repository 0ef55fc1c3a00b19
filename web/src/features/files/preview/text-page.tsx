import './preview.css';
import { useQuery } from '@tanstack/react-query';
import type { FileRow } from 'contract/calls/files';
import { useEffect, useRef } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { fileQueries, type Hits } from '../files.api.ts';
import { partsOf, withoutLineEnds } from './page-text.ts';
import { previewWords } from './preview.words.ts';

type Props = {
  file: Pick<FileRow, 'id' | 'pageKind'>;
  number: number;
  marks: Hits[number]['marks'];
  current: number | undefined;
};

/** The text of a part of a file, as its author wrote it but without its layout. */
export function TextPage({ file: { id, pageKind }, number, marks, current }: Props) {
  const page = useQuery(fileQueries.page(id, number));
  return (
    <Loaded from={page}>
      {({ name, text }) => (
        <Text
          key={number}
          {...{ marks, current }}
          {...partsOf(name, pageKind === 'page' ? withoutLineEnds(text) : text, marks)}
        />
      )}
    </Loaded>
  );
}

type TextProps = Pick<Props, 'marks' | 'current'> & ReturnType<typeof partsOf>;

function Text({ heading, body, marks, current }: TextProps) {
  const say = useWords(previewWords);
  const box = useRef<HTMLDivElement>(null);
  const inHeading = heading?.marks.length ?? 0;
  const shown = current === undefined ? undefined : marks[current];
  useEffect(() => {
    if (shown) box.current?.querySelector('.marked-text--current')?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return (
    <Card className="text-page">
      <div ref={box}>
        {heading && (
          <h3>
            <MarkedText {...heading} current={current} />
          </h3>
        )}
        {body.text.trim() ? (
          <p className="text-prose">
            <MarkedText {...body} current={current === undefined ? undefined : current - inHeading} />
          </p>
        ) : (
          !heading && <p className="text-note">{say.emptyPage}</p>
        )}
      </div>
    </Card>
  );
}
