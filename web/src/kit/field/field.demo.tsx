import type { Demos } from '../demos.ts';
import { Field } from './field.tsx';

export const demos: Demos = {
  rest: (say) => (
    <Field label={say('Name', '姓名')} placeholder={say('Name, title or organisation', '姓名、单位或职务')} />
  ),
  hint: (say) => <Field label={say('Message', '留言')} hint={say('At most 200 characters', '不超过200字')} />,
  error: (say) => (
    <Field
      label={say('Code', '验证码')}
      defaultValue="40 21"
      error={say('The code has six digits.', '验证码为六位数字。')}
    />
  ),
  'with something at both ends': (say) => (
    <Field
      label={say('Amount', '金额')}
      start={<span>&nbsp;¥</span>}
      end={<span>{say('thousand', '千元')}&nbsp;</span>}
    />
  ),
};
