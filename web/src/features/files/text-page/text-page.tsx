import './text-page.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { fileQueries, type Hits, type OpenedFile } from '../files.api.ts';
import { partsOf, withoutLineEnds } from './page-text.ts';
import { previewWords } from '../preview/preview.words.ts';
import { type Block, blocksOf, type Piece } from './text-blocks.ts';

type Props = {
  opened: OpenedFile;
  /** Another version is there, so that what was not read of this one is gone. */
  outdated: boolean;
  number: number;
  marks: Hits[number]['marks'];
  current: number | undefined;
};

/** The text of a part of a file, as its author wrote it but without its layout. */
export function TextPage({ opened, outdated, number, marks, current }: Props) {
  const say = useWords(previewWords);
  const page = useQuery({ ...fileQueries.page(opened, number), enabled: !outdated });
  const { pageKind } = opened.file;
  if (outdated && page.data === undefined)
    return (
      <Card className="text-page">
        <p className="text-note">{say.formerNotShown}</p>
      </Card>
    );
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
        {body.text.trim()
          ? blocksOf(body.text, body.marks).map((block, place) => (
              <TextBlock key={place} {...{ block }} current={current === undefined ? undefined : current - inHeading} />
            ))
          : !heading && <p className="text-note">{say.emptyPage}</p>}
      </div>
    </Card>
  );
}

type BlockProps = { block: Block; current: number | undefined };

/** A table is as wide as it is, and is moved under the finger. */
function TextBlock({ block, current }: BlockProps) {
  const say = useWords(previewWords);
  const marked = ({ firstMark, ...piece }: Piece) => (
    <MarkedText {...piece} current={current === undefined ? undefined : current - firstMark} />
  );
  if ('lines' in block) return <p className="text-prose">{marked(block.lines)}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrow keys move what is wider than the screen.
    <div className="text-page__table" role="region" aria-label={say.table} tabIndex={0}>
      <table>
        <tbody>
          {block.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column}>
                  <span>{marked(cell)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
