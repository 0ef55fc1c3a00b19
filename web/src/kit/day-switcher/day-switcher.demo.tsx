import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { DaySwitcher } from './day-switcher.tsx';

function Days({ say, count }: { say: Say; count: number }) {
  const [chosen, choose] = useState('2');
  const days = ['1', '2', '3', '4', '5'].slice(0, count).map((value) => ({
    value,
    text: say(`2${value} Mar`, `3月2${value}日`),
    detail: value === '2' ? say('Today', '今天') : say('Wed', '周三'),
  }));
  return <DaySwitcher label={say('Day', '日期')} days={days} chosen={chosen} onChoose={choose} />;
}

export const demos: Demos = {
  'three days': (say) => <Days say={say} count={3} />,
  'more than fit': (say) => <Days say={say} count={5} />,
};
