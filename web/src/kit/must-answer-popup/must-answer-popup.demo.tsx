import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demos, Say } from '../demos.ts';
import { MustAnswerPopup } from './must-answer-popup.tsx';

function Opener({ say }: { say: Say }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {say('Open popup', '打开弹窗')}
      </Button>
      {open && (
        <MustAnswerPopup
          title={say('Before you go on', '继续之前')}
          agree={{ text: say('Agree', '同意'), onChoose: close }}
          refuse={{ text: say('Disagree', '不同意'), onChoose: close }}
        >
          <p>{say('What is kept, and why.', '保存哪些信息，以及为何保存。')}</p>
        </MustAnswerPopup>
      )}
    </>
  );
}

export const demos: Demos = { decision: (say) => <Opener say={say} /> };
