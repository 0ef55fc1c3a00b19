import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demos, Say } from '../demos.ts';
import { Toast } from './toast.tsx';

/** Over everything, as in the app: here it goes when it is asked to. */
function Shown({ say, acts = false }: { say: Say; acts?: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setShown(!shown)}>
        {shown ? say('Hide toast', '隐藏提示') : say('Show toast', '显示提示')}
      </Button>
      <Toast
        text={shown ? say('Card sent', '名片已发送') : undefined}
        action={acts ? say('Undo', '撤销') : undefined}
        onAct={() => setShown(false)}
      />
    </>
  );
}

export const demos: Demos = {
  shown: (say) => <Shown say={say} />,
  'with undo': (say) => <Shown say={say} acts />,
};
