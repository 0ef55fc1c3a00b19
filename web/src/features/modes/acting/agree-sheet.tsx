import './acting.css';
import { useQuery } from '@tanstack/react-query';
import type { Acting } from 'contract/calls/modes';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { freshCodeQueries, type FreshCode, type Registered } from '../../../shell/fresh-code/fresh-code.api.ts';
import { FreshCodeForm } from '../../../shell/fresh-code/fresh-code-form.tsx';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { invitationWords } from './invitations.words.ts';

type One = Acting['invitations'][number];
type Props = { one: One; onCode: (code: FreshCode) => Promise<void>; onClose: () => void };

/** Whoever came by a badge or the host app has read no code yet at an address that the delegate named. */
export default function AgreeSheet({ one: { codeTo, name }, onCode, onClose }: Props) {
  const say = useWords(invitationWords);
  const registered = useQuery(freshCodeQueries.registered());
  return (
    <Sheet title={say.codeTitle} closeText={say.close} onClose={onClose}>
      <div className="agree-code">
        <p className="text-sub">{say.codeFirst(name)}</p>
        <Loaded from={registered}>
          {(known) => <FreshCodeForm registered={namedIn(known, codeTo)} button={say.accept} onCode={onCode} />}
        </Loaded>
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}

/** A code to another address of the viewer would not count. */
function namedIn(known: Registered, codeTo: One['codeTo']): Registered {
  return Object.fromEntries(codeTo.map((channel) => [channel, known[channel]]));
}
