import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { Wheel } from './wheel.tsx';

function Hours({ say }: { say: Say }) {
  const [hour, setHour] = useState(9);
  const options = Array.from({ length: 24 }, (_, value) => ({ value, text: say(`${value}:00`, `${value}时`) }));
  return <Wheel label={say('Hour', '小时')} options={options} value={hour} onChoose={setHour} />;
}

export const demos: Demos = { hours: (say) => <Hours say={say} /> };
