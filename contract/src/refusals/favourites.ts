import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const contentMissing = invalid('content', 'contentMissing', 'Please enter content', '请输入内容');
export const detailsMissing = invalid('details', 'detailsMissing', 'Please enter schedule details', '请输入日程详情');
export const locationMissing = invalid('location', 'locationMissing', 'Please enter location', '请输入地点');
export const venueMissing = invalid('venue', 'venueMissing', 'Please enter conference venue', '请输入会场');
export const endsBeforeItStarts = invalid(
  'to',
  'endsBeforeItStarts',
  'The end must be later than the start, on the same day',
  '结束时间须晚于开始时间，且在同一天',
);
export const notADayOfTheForum = invalid(
  'date',
  'notADayOfTheForum',
  'Please choose one of the days of the Forum',
  '请选择论坛会期内的日期',
);
export const tooManyItems = refusal(
  codes.conflict,
  'tooManyItems',
  'Your schedule is full. Please delete an entry first',
  '您的日程已满，请先删除部分日程',
);
export const itemChangedMeanwhile = refusal(
  codes.conflict,
  'itemChangedMeanwhile',
  'This entry was changed on another device. Please check it and save again',
  '该日程已在其他设备上修改，请核对后重新保存',
);
