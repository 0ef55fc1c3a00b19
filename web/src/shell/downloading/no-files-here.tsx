import { isWeChat } from '../../lib/wechat.ts';
import { useWords } from '../../lib/words.ts';
import { LinkSheet } from '../copying/link-sheet.tsx';
import { useHref } from '../router/router-context.ts';
import { downloadingWords } from './downloading.words.ts';

type Props = {
  /** The page that has the file. */
  path: string;
  onClose: () => void;
};

/** Shown where the browser cannot save files: it says what to do instead and offers the link of the page. */
export function NoFilesHere({ path, onClose }: Props) {
  const say = useWords(downloadingWords);
  const link = new URL(useHref(path), window.location.origin).href;
  const text = isWeChat() ? say.noFilesInWeChat : say.noFilesInHost;
  return <LinkSheet title={say.openInBrowser} {...{ text, link, onClose }} />;
}
