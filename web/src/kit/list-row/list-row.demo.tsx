import { Avatar } from '../avatar/avatar.tsx';
import { Card } from '../card/card.tsx';
import type { Demos } from '../demos.ts';
import { Icon } from '../icon/icon.tsx';
import { ListRow } from './list-row.tsx';
import { clockIcon } from '../icon/fact-icons.ts';
import { placeIcon } from '../icon/icons.ts';

export const demos: Demos = {
  'facts with icons': (say) => (
    <Card>
      <ListRow
        lead={<Icon path={clockIcon} />}
        title="11:15–12:15"
        detail={say('Monday 22 March 2027', '2027年3月22日（周一）')}
      />
      <ListRow
        lead={<Icon path={placeIcon} />}
        title={say('Qingyun Hall', '青云厅')}
        detail={say('East Wing, Level 2', '东翼二层')}
      />
    </Card>
  ),
  'a person': (say) => (
    <Card>
      <ListRow
        wide
        lead={<Avatar id="p" name={say('Shen Yanzhi', '沈彦志')} />}
        title={say('Shen Yanzhi', '沈彦志')}
        detail={say('President, Mingli Institute', '明理研究院院长')}
      />
    </Card>
  ),
};
