import type { Demos } from '../demos.ts';
import { Toast } from './toast.tsx';

export const demos: Demos = {
  shown: (say) => (
    <div className="demo-stage">
      <Toast text={say('Card sent', '名片已发送')} />
    </div>
  ),
};
