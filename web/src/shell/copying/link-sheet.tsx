import './framed-address.css';
import './link-sheet.css';
import { Button } from '../../kit/button/button.tsx';
import { Sheet } from '../../kit/sheet/sheet.tsx';
import { useWords } from '../../lib/words.ts';
import { linkSheetWords } from './link-sheet.words.ts';
import { useCopying } from './use-copying.ts';

type Props = {
  title: string;
  /** What to do with the link; without it, how to copy it by hand. */
  text?: string | undefined;
  link: string;
  onClose: () => void;
};

/** Offers a link where the browser cannot do what was asked. It is shown whole, so that it can be copied by hand, too. */
export function LinkSheet({ title, text, link, onClose }: Props) {
  const say = useWords(linkSheetWords);
  const copy = useCopying();
  return (
    <Sheet title={title} closeText={say.close} onClose={onClose}>
      <p className="text-prose">{text ?? say.copyByHand}</p>
      <p className="framed-address link-sheet__link">
        <code>{link}</code>
      </p>
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
