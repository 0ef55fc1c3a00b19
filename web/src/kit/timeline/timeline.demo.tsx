import { Card } from '../card/card.tsx';
import type { Demos } from '../demos.ts';
import { Timeline, TimelineItem } from './timeline.tsx';

export const demos: Demos = {
  'four marks': (say) => (
    <Timeline label={say('Meetings', '会议')}>
      <TimelineItem from="09:00" until="09:45" mark="concluded">
        <Card padded>{say('Opening', '开幕')}</Card>
      </TimelineItem>
      <TimelineItem from="09:50" until="11:00" mark="ongoing">
        <Card padded>{say('Green growth', '绿色增长')}</Card>
      </TimelineItem>
      <TimelineItem from="11:15" until="12:15" mark="cancelled">
        <Card padded>{say('Patient capital', '耐心资本')}</Card>
      </TimelineItem>
      <TimelineItem from="22:00" until="00:30" note={say('next day', '次日')} mark="upcoming">
        <Card padded>{say('Evening reception', '晚间招待会')}</Card>
      </TimelineItem>
    </Timeline>
  ),
  'own and arranged': (say) => (
    <Timeline label={say('My day', '我的日程')}>
      <TimelineItem from="08:00" mark="arranged" over>
        <Card padded>{say('Car', '用车')}</Card>
      </TimelineItem>
      <TimelineItem from="11:30" until="12:00" mark="own">
        <Card padded>{say('Tea', '茶叙')}</Card>
      </TimelineItem>
    </Timeline>
  ),
  'all day': (say) => (
    <Timeline label={say('Meetings', '会议')}>
      <TimelineItem from={say('All day', '全天')} mark="ongoing">
        <Card padded>{say('Press Centre', '新闻中心')}</Card>
      </TimelineItem>
    </Timeline>
  ),
};
