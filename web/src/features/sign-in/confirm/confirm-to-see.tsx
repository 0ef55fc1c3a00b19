import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../../../kit/empty-state/empty-state.tsx';
import { isRefusal } from '../../../lib/call/call-failure.ts';
import { useWords } from '../../../lib/words.ts';
import { confirmWords } from './confirm.words.ts';
import { useConfirmSession } from './use-confirmed-first.tsx';

type Props = {
  /** Why the page has nothing to show. */
  error: Error | null;
  children: ReactNode;
};

/** A page that a limited session may not read asks for the confirmation at once; everything is fetched again after it. */
export function ConfirmToSee({ error, children }: Props) {
  const say = useWords(confirmWords);
  const { sheet, ask } = useConfirmSession();
  const isLimited = isRefusal(error, 'sessionLimited');
  useEffect(() => {
    if (isLimited) void ask();
  }, [isLimited, ask]);
  const confirm = { text: say.confirmByCode, onAct: () => void ask() };
  return (
    <>
      {isLimited ? <EmptyState type="e-data" title={say.limited} text={say.toSee} primary={confirm} /> : children}
      {sheet}
    </>
  );
}
