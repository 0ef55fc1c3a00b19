import { transportCodes } from 'contract/wire/codes';
import { EmptyState } from '../../kit/empty-state/empty-state.tsx';
import { CallFailure } from '../../lib/call/call-failure.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../shell.words.ts';
import { refreshIcon } from '../../kit/icon/icons.ts';

type Props = { error: Error; onRetry: () => void };

export function LoadFailed({ error, onRetry }: Props) {
  const say = useWords(shellWords);
  const retry = { text: say.tryAgain, icon: refreshIcon, onAct: onRetry } as const;
  const code = error instanceof CallFailure ? error.code : undefined;
  if (code === transportCodes.network) {
    return <EmptyState type="e-net" title={say.noNetwork} text={say.loadsWhenBack} primary={retry} />;
  }
  // "abort" is a word for machines; the user pressed Cancel and knows.
  const text = error instanceof CallFailure && code !== transportCodes.abort ? error.msg : undefined;
  return <EmptyState type="e-data" title={say.notLoaded} text={text} primary={retry} />;
}
