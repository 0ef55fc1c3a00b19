import { useState } from 'react';
import { Card } from '../card/card.tsx';
import type { Demos, Say } from '../demos.ts';
import { Disclosure } from './disclosure.tsx';

function Shown({ say }: { say: Say }) {
  const [open, setOpen] = useState(true);
  return (
    <Card>
      <Disclosure
        title={say('Is there Wi-Fi at the venues?', '会场有无线网络吗？')}
        open={open}
        onToggle={() => setOpen(!open)}
      >
        <p>{say('Yes, free of charge in all halls.', '各会场均覆盖免费无线网络。')}</p>
      </Disclosure>
      <Disclosure title={say('May I leave luggage?', '可以寄存行李吗？')} open={false} onToggle={() => undefined}>
        <p>{say('Yes, in the cloakroom.', '可以。')}</p>
      </Disclosure>
    </Card>
  );
}

export const demos: Demos = { 'one open, one closed': (say) => <Shown say={say} /> };
