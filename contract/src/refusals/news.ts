import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const noSuchFile = refusal(
  codes.notFound,
  'noSuchFile',
  'A picture, recording, video or document is not among the files, or is of another kind',
  '引用的图片、音频、视频或文档不存在，或类型不符',
);
export const wrongTimes = invalid(
  'recording',
  'wrongTimes',
  'The sentences must follow one another and end with the recording',
  '各句时间应依次排列，且不超过录音时长',
);
export const newsAlreadySo = refusal(
  codes.conflict,
  'newsAlreadySo',
  'This item is already set so',
  '该条目已是所选状态',
);
