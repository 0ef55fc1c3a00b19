import { useState } from 'react';
import type { Demos, Say } from '../demos.ts';
import { SearchField } from './search-field.tsx';

function Shown({ say, typed }: { say: Say; typed: string }) {
  const [value, setValue] = useState(typed);
  return (
    <SearchField
      label={say('Search the delegates', '搜索嘉宾')}
      placeholder={say('Name, title or organisation', '姓名、单位或职务')}
      clearText={say('Clear', '清除')}
      value={value}
      onChange={setValue}
    />
  );
}

export const demos: Demos = {
  empty: (say) => <Shown say={say} typed="" />,
  'with something typed': (say) => <Shown say={say} typed={say('green finance', '绿色金融')} />,
};
