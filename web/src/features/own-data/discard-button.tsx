import { Button } from '../../kit/button/button.tsx';
import { cancelDownload } from './own-data.api.ts';

type Props = { text: string; onChanged: () => Promise<void> };

/** Takes the download off the server, whether it is finished or not. */
export function DiscardButton({ text, onChanged }: Props) {
  async function discard() {
    await cancelDownload();
    await onChanged();
  }
  // A call that fails has already shown it.
  return (
    <Button look="quiet" small onClick={() => void discard().catch(() => undefined)}>
      {text}
    </Button>
  );
}
