import type { Demos } from '../demos.ts';
import { AreaField } from './area-field.tsx';
import { Field } from './field.tsx';
import { SelectField } from './select-field.tsx';

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
  'several lines': (say) => <AreaField label={say('Details', '详情')} defaultValue={say('Bring papers', '请带资料')} />,
  'one of several': (say) => (
    <SelectField
      label={say('Hall', '会议厅')}
      nothing={say('Please choose', '请选择')}
      groups={[{ label: say('State House', '国宾馆'), options: [{ value: 'hehe', text: say('Hehe Hall', '和合厅') }] }]}
      others={[{ value: 'other', text: say('Other', '其他') }]}
      error={say('Please choose a hall', '请选择会议厅')}
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
