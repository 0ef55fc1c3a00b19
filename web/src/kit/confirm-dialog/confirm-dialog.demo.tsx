import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demos, Say } from '../demos.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

function Opener({ say, destroys }: { say: Say; destroys?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {say('Open dialog', '打开对话框')}
      </Button>
      {open && (
        <ConfirmDialog
          title={say('Withdraw this card?', '撤回名片？')}
          text={say('She will no longer see the request.', '对方将不再看到此请求。')}
          cancelText={say('Cancel', '取消')}
          confirmText={say('Confirm', '确认')}
          destroys={destroys ?? false}
          onAnswer={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const demos: Demos = {
  asks: (say) => <Opener say={say} />,
  destroys: (say) => <Opener say={say} destroys />,
};
