import { PushSwitch } from '../../features/push/push-switch.tsx';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';

/** A limited session is led to the code that confirms it. */
export default function PushSection() {
  const { sheet, ask } = useConfirmSession();
  return (
    <>
      <PushSwitch confirmSession={ask} />
      {sheet}
    </>
  );
}
