import type { Demos } from '../demos.ts';
import { Pill, Tag } from './pill.tsx';

export const demos: Demos = {
  ongoing: (say) => <Pill look="ongoing">{say('Ongoing', '进行中')}</Pill>,
  upcoming: (say) => <Pill look="upcoming">{say('Upcoming', '未开始')}</Pill>,
  concluded: (say) => <Pill look="concluded">{say('Concluded', '已结束')}</Pill>,
  cancelled: (say) => <Pill look="cancelled">{say('Cancelled', '已取消')}</Pill>,
  moved: (say) => <Pill look="moved">{say('Moved', '已调整')}</Pill>,
  gold: (say) => <Pill look="gold">{say('My schedule', '个人日程')}</Pill>,
  red: (say) => <Pill look="red">{say('You', '您')}</Pill>,
  tag: (say) => <Tag>{say('Plenary', '全体会议')}</Tag>,
};
