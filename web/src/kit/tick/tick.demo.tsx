import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { Tick } from './tick.tsx';

function Consent({ say, start, error }: { say: Say; start: boolean; error?: string }) {
  const [on, setOn] = useState(start);
  return (
    <Tick on={on} onChange={setOn} error={on ? undefined : error}>
      {say('I have read and agree to the ', '我已阅读并同意')}
      <a href="#terms">{say('terms', '《条款》')}</a>
    </Tick>
  );
}

export const demos: Demos = {
  empty: (say) => <Consent say={say} start={false} />,
  ticked: (say) => <Consent say={say} start />,
  'missing, with the reason': (say) => (
    <Consent say={say} start={false} error={say('Please tick the box.', '请勾选。')} />
  ),
};
