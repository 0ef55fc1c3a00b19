import './no-files-here.css';
import { Button } from '../../kit/button/button.tsx';
import { Sheet } from '../../kit/sheet/sheet.tsx';
import { isWeChat } from '../../lib/wechat.ts';
import { useWords } from '../../lib/words.ts';
import { useCopying } from '../copying/use-copying.ts';
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
  const copy = useCopying();
  return (
    <Sheet title={say.openInBrowser} closeText={say.close} onClose={onClose}>
      <p className="text-prose">{isWeChat() ? say.noFilesInWeChat : say.noFilesInHost}</p>
      <p className="no-files-here__link">{link}</p>
      <Button
        block
        look="secondary"
        onClick={() => void copy(link, { copied: say.linkCopied, notCopied: say.copyByHand })}
      >
        {say.copyLink}
      </Button>
    </Sheet>
  );
}
