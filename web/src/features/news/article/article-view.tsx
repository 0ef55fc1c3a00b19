import './article.css';
import { type ReactNode, useState } from 'react';
import { RichText } from '../../../kit/rich-text/rich-text.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { newsItemPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { useCopying } from '../../../shell/copying/use-copying.ts';
import { useDownload } from '../../../shell/downloading/use-download.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { type NewsPageItem, prepareDocument } from '../news.api.ts';
import { ArticleTop } from './article-top.tsx';
import { articleWords } from './article.words.ts';
import { useOneSoundAtATime } from './one-sound-at-a-time.ts';
import { NoFilesHere } from './no-files-when-barred.ts';
import { Pictures } from './pictures-when-opened.ts';
import { picturesToOpen } from './pictures-to-open.ts';

type Props = NewsPageItem & {
  /** What starts its voice, below the title; the page provides it. */
  listen?: ReactNode;
  /** The text that follows the voice, instead of the plain one; the page provides it. */
  transcript?: ReactNode;
  /** What shares it, below the text; the page provides it. */
  share?: ReactNode;
  /** What is related to it; the page provides it with its bookmarks. */
  related?: ReactNode;
};

/** An article or a talk: the cover or the film, when and by whom it was published, its text, what is related. */
export function ArticleView({ item, timeZone, listen, transcript, share, related }: Props) {
  const say = useWords(articleWords);
  const language = useLanguage();
  const dates = useDates(timeZone);
  const copy = useCopying();
  const sounds = useOneSoundAtATime();
  const { download, barred, close } = useDownload(say.downloaded);
  const [opened, open] = useState<number>();
  const { pictures, firstInText } = picturesToOpen(item);
  return (
    <article {...sounds} className="article">
      <ArticleTop item={item} onOpen={() => open(0)} />
      <p className="text-detail num">
        <time dateTime={item.publishedAt}>
          {say.published(item.source, dates.date(item.publishedAt), dates.time(item.publishedAt))}
        </time>
      </p>
      <h2>{item.title}</h2>
      {listen}
      {transcript ?? (
        <RichText
          tree={item.body}
          language={language}
          texts={say}
          onOpenPicture={(index) => open(firstInText + index)}
          onDownload={({ file }) => void download(() => prepareDocument(item.id, file))}
          onCopyMail={(email) => void copy(email)}
        />
      )}
      {share}
      <ZoneNote timeZone={timeZone} />
      {related}
      {opened !== undefined && pictures[opened] && (
        <Pictures
          atOnce
          pictures={pictures}
          first={opened}
          texts={{ ...say, label: say.pictures, missing: say.pictureMissing }}
          onClose={() => open(undefined)}
        />
      )}
      {barred && <NoFilesHere atOnce path={newsItemPath(item.id)} onClose={close} />}
    </article>
  );
}
