import type { Demos } from '../demos.ts';
import { Card } from './card.tsx';

export const demos: Demos = {
  plain: (say) => <Card padded>{say('Rice paper with a gold hairline', '米色卡片与金色细线')}</Card>,
  raised: (say) => (
    <Card padded raised>
      {say('The one raised card of a screen', '每屏仅一张凸起卡片')}
    </Card>
  ),
};
