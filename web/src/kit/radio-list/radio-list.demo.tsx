import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { RadioList } from './radio-list.tsx';

function Choice({ say }: { say: Say }) {
  const [chosen, choose] = useState('ongoing');
  const options = [
    { value: '', text: say('Any status', '全部状态') },
    { value: 'ongoing', text: say('Ongoing', '进行中') },
    { value: 'concluded', text: say('Concluded', '已结束') },
  ];
  return <RadioList label={say('Status', '状态')} options={options} chosen={chosen} onChoose={choose} />;
}

export const demos: Demos = { 'three choices': (say) => <Choice say={say} /> };
