import './files.css';
import type { FileRow, FoundFile } from 'contract/calls/files';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { useNow } from '../../../lib/clock.ts';
import { DownloadFile } from './download-file.tsx';
import { FileLine } from './file-line.tsx';

type Props = {
  label: string;
  items: readonly (FileRow | FoundFile)[];
  timeZone: string;
  searched?: string | undefined;
  /** The button that bookmarks a file; the page provides it. */
  bookmark?: (file: FileRow) => ReactNode;
};

const everyMinute = 60_000;

export function FileList({ label, items, timeZone, searched, bookmark }: Props) {
  const now = useNow(everyMinute);
  return (
    <Card className="file-list">
      <ul aria-label={label} className="two-columns">
        {items.map((file) => (
          <li key={file.id}>
            <FileLine
              {...{ file, searched, timeZone, now }}
              end={
                <>
                  <DownloadFile file={file} />
                  {bookmark?.(file)}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
