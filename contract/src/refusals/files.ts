import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const searchMissing = invalid('text', 'searchMissing', 'Please enter your search', '请输入搜索内容');
export const fileReplaced = refusal(
  codes.conflict,
  'fileReplaced',
  'This file has been replaced by a newer version',
  '该文件已更新为新版本',
);
export const noSuchMedia = invalid(
  'media',
  'noSuchMedia',
  'This is not one of the uploaded documents or pictures',
  '所选内容不在已上传的文档或图片之列',
);
export const endingNotTaken = invalid(
  'ending',
  'endingNotTaken',
  'The ending is not one that is accepted, or is not that of the content',
  '文件扩展名不受支持，或与内容不符',
);
export const noSuchAudience = invalid(
  'audience',
  'noSuchAudience',
  'The meeting of the audience does not exist',
  '所选范围对应的会议不存在',
);
export const fileAlreadySo = refusal(
  codes.conflict,
  'fileAlreadySo',
  'This file is already set so',
  '该文件已是所选状态',
);
