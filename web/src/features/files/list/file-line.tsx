import './files.css';
import type { FileRow, FoundFile } from 'contract/calls/files';
import type { ReactNode } from 'react';
import { FileMark } from '../../../kit/file-mark/file-mark.tsx';
import { MarkedText } from '../../../kit/marked-text/marked-text.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { filePath } from '../../../lib/found-paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { fileFacts, placeOf } from '../file-facts.ts';
import { filesWords } from '../files.words.ts';

type Props = {
  file: FileRow | FoundFile;
  /** What was searched for, so that the file opens where it was found. */
  searched?: string | undefined;
  timeZone: string;
  now: number;
  /** Its level below the heading of the page, or of its section. */
  heading?: 'h2' | 'h3';
  /** What can be done with it. */
  end?: ReactNode;
};

/** A file as every list shows it: its kind, its title, where the text was found, and how large it is. */
export function FileLine({ file, searched, timeZone, now, heading: Heading = 'h2', end }: Props) {
  const say = useWords(filesWords);
  const facts = fileFacts(file, say, useDates(timeZone), now);
  const found = 'titleMarks' in file ? file : undefined;
  const page = found?.best ? { page: String(found.best.number) } : {};
  return (
    <article className="file-line divided">
      <FileMark extension={file.ending} />
      <div className="file-line__words">
        <Heading>
          <Link className="covering" to={filePath(file.id, searched ? { q: searched, ...page } : {})}>
            <MarkedText text={file.title} marks={found?.titleMarks ?? []} />
          </Link>
        </Heading>
        {found?.best && (
          <p className="file-line__excerpt text-sub">
            {placeOf(file.pageKind, found.best, say)}
            <MarkedText text={found.best.excerpt} marks={found.best.marks} />
          </p>
        )}
        <p className="text-caption num">
          {/* The mark shows the ending, and is not read aloud. */}
          <span className="unseen">{`${file.ending.toUpperCase()} · `}</span>
          {facts}
          {found && found.pagesFound > 1 && ` · ${say.foundOn(found.pagesFound)}`}
        </p>
      </div>
      {end && <div className="file-line__end">{end}</div>}
    </article>
  );
}
