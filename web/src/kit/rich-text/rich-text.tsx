import './rich-text.css';
import type { Language } from 'contract/languages';
import { picturesIn } from 'contract/rich-text/files-in-text';
import type { RichBlock, RichDocument, RichText as RichTextTree } from 'contract/rich-text/rich-text';
import { RichDocumentRow } from './rich-document-row.tsx';
import { RichPicture } from './rich-picture.tsx';
import { RichRuns } from './rich-runs.tsx';
import { RichVideo } from './rich-video.tsx';

export type RichTextActions = {
  /** Opens a picture large, by its place among the pictures of the text. */
  onOpenPicture: (index: number) => void;
  onDownload: (document: RichDocument) => void;
  /** Copies an email address where no mail program can be opened. */
  onCopyMail: (email: string) => void;
};
export type RichTextWords = {
  /** The name of the button that opens a picture, of which there may be no description. */
  openPicture: (picture: { described: string | undefined; number: number; of: number }) => string;
  pictureMissing: string;
  videoMissing: string;
  video: string;
  /** The name of the button that plays one, of which there may be no description. */
  playVideo: (described: string | undefined) => string;
  download: string;
};

type Props = RichTextActions & { tree: RichTextTree; language: Language; texts: RichTextWords };

/** An article. The tree was checked by the contract; every kind of it becomes elements, never HTML. */
export function RichText({ tree, language, ...rest }: Props) {
  const pictures = picturesIn(tree);
  return (
    <div className="rich-text" lang={language === 'zh' ? 'zh-CN' : 'en'}>
      {tree.map((block, place) => (
        <Block key={`${place} ${block.kind}`} {...rest} block={block} pictures={pictures} />
      ))}
    </div>
  );
}

type BlockProps = Omit<Props, 'tree' | 'language'> & { block: RichBlock; pictures: readonly RichBlock[] };

function Block({ block, pictures, texts, onOpenPicture, onDownload, onCopyMail }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={block.align && `rich-text__${block.align}`}>
          <RichRuns runs={block.runs} onCopyMail={onCopyMail} />
        </p>
      );
    case 'heading': {
      // The title of the article is a heading of the second level.
      const Heading = block.level === 2 ? 'h3' : 'h4';
      return (
        <Heading>
          <RichRuns runs={block.runs} onCopyMail={onCopyMail} />
        </Heading>
      );
    }
    case 'list':
      return <RichList block={block} onCopyMail={onCopyMail} />;
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((runs, place) => (
            <p key={`${place}`}>
              <RichRuns runs={runs} onCopyMail={onCopyMail} />
            </p>
          ))}
        </blockquote>
      );
    case 'picture': {
      const index = pictures.indexOf(block);
      const of = pictures.length;
      return <RichPicture picture={block} index={index} of={of} texts={texts} onOpen={() => onOpenPicture(index)} />;
    }
    case 'video':
      return <RichVideo video={block} texts={texts} />;
    case 'document':
      return <RichDocumentRow document={block} label={texts.download} onDownload={() => onDownload(block)} />;
    default:
      return <hr />;
  }
}

type ListProps = Pick<RichTextActions, 'onCopyMail'> & { block: Extract<RichBlock, { kind: 'list' }> };

function RichList({ block: { ordered, start, items }, onCopyMail }: ListProps) {
  const rows = items.map(({ runs }, place) => (
    <li key={`${place}`}>
      <RichRuns runs={runs} onCopyMail={onCopyMail} />
    </li>
  ));
  return ordered ? <ol start={start}>{rows}</ol> : <ul>{rows}</ul>;
}
