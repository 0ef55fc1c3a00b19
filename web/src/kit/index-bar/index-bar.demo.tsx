import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { IndexBar } from './index-bar.tsx';

function Shown({ say, letters }: { say: Say; letters: string }) {
  const [current, pick] = useState(letters[1] ?? '');
  return <IndexBar label={say('Letters', '字母索引')} letters={Array.from(letters)} current={current} onPick={pick} />;
}

export const demos: Demos = {
  'all letters': (say) => <Shown say={say} letters="ABCDEFGHIJKLMNOPQRSTUVWXYZ" />,
  'a few': (say) => <Shown say={say} letters="CHLZ" />,
};
