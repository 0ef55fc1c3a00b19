import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Demos, Say } from '../demos.ts';
import { RadioList } from '../radio-list/radio-list.tsx';
import { Sheet } from './sheet.tsx';

function Opener({ say }: { say: Say }) {
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState('');
  const options = [
    { value: '', text: say('All types', '全部类型') },
    { value: 'plenary', text: say('Plenary', '全体会议') },
  ];
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {say('Open sheet', '打开面板')}
      </Button>
      {open && (
        <Sheet title={say('Type', '类型')} closeText={say('Close', '关闭')} onClose={() => setOpen(false)}>
          <RadioList label={say('Type', '类型')} options={options} chosen={chosen} onChoose={choose} />
        </Sheet>
      )}
    </>
  );
}

export const demos: Demos = { 'with choices': (say) => <Opener say={say} /> };
