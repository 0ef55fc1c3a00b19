import './own-data.css';
import { useQuery } from '@tanstack/react-query';
import { Sheet } from '../../kit/sheet/sheet.tsx';
import { useWords } from '../../lib/words.ts';
import { freshCodeQueries, type FreshCode } from '../../shell/fresh-code/fresh-code.api.ts';
import { FreshCodeForm } from '../../shell/fresh-code/fresh-code-form.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { SpinnerInDialog } from '../../shell/overlay/spinner-in-dialog.tsx';
import { ownDataWords } from './own-data.words.ts';

type Props = {
  title: string;
  button: string;
  destroys?: boolean;
  onCode: (code: FreshCode) => Promise<void>;
  onClose: () => void;
};

/** Asks for a fresh code before own data leaves, or goes. */
export function CodeSheet({ title, button, destroys = false, onCode, onClose }: Props) {
  const say = useWords(ownDataWords);
  const registered = useQuery(freshCodeQueries.registered());
  return (
    <Sheet title={title} closeText={say.close} onClose={onClose}>
      <div className="own-data-code">
        <p className="text-sub">{say.codeFirst}</p>
        <Loaded from={registered}>
          {(known) => <FreshCodeForm registered={known} button={button} destroys={destroys} onCode={onCode} />}
        </Loaded>
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}
