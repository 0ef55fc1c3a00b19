import type { Demos } from '../demos.ts';
import { offlineIcon } from '../icon/icons.ts';
import { Note } from './note.tsx';

export const demos: Demos = {
  plain: (say) => <Note icon={offlineIcon}>{say('Saved copy of 10:12', '10:12的已保存内容')}</Note>,
  warning: (say) => (
    <Note warn>
      {say('Overlaps your own entry: ', '与个人日程冲突：')}
      <b>{say('11:30 Nordhaven bilateral', '11:30 诺德港会谈')}</b>
    </Note>
  ),
};
