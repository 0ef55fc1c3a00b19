import './preview.css';
import type { FileRow } from 'contract/calls/files';
import { FileMark } from '../../../kit/file-mark/file-mark.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { fileSize } from '../../../lib/text/file-size.ts';
import { useWords } from '../../../lib/words.ts';
import { usePageName } from './page-name.ts';
import { previewWords } from './preview.words.ts';

type Props = { file: FileRow; page: number; timeZone: string };

/** What is read, and where in it one is. */
export function FileHead({ file, page, timeZone }: Props) {
  const say = useWords(previewWords);
  const dates = useDates(timeZone);
  const nameOf = usePageName(file);
  const where = file.pages !== null && file.pages > 0 && file.preview !== 'picture' && nameOf(page);
  const facts = [where, fileSize(file.size), say.published(dates.shortDate(file.publishedAt))];
  return (
    <div className="file-head row">
      <FileMark extension={file.ending} />
      <div className="grows">
        <h2>{file.title}</h2>
        <p className="text-caption num">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}
