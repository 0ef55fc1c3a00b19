import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { Segment } from './segment.tsx';

function Cards({ say }: { say: Say }) {
  const [chosen, choose] = useState<'received' | 'sent' | 'friends'>('received');
  return (
    <Segment
      name={say('cards-en', 'cards-zh')}
      label={say('Cards', '名片')}
      choices={[
        { value: 'received', text: say('Received', '收到的'), count: 2 },
        { value: 'sent', text: say('Sent', '发出的') },
        { value: 'friends', text: say('Contacts', '联系人') },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

function Sides({ say }: { say: Say }) {
  const [chosen, choose] = useState<'chinese' | 'international'>('chinese');
  return (
    <Segment
      name={say('sides-en', 'sides-zh')}
      label={say('Delegates', '嘉宾')}
      choices={[
        { value: 'chinese', text: say('Chinese', '中方'), figure: 186 },
        { value: 'international', text: say('International', '外方'), figure: 142 },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

export const demos: Demos = {
  'three views': (say) => <Cards say={say} />,
  'how many there are': (say) => <Sides say={say} />,
};
