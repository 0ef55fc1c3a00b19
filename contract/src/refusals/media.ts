import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const fileNotTaken = invalid(
  'file',
  'fileNotTaken',
  'This is no picture, recording, video or document of a kind that is accepted',
  '文件类型不受支持，请选择图片、音频、视频或文档',
);
export const fileLocked = invalid(
  'file',
  'fileLocked',
  'This file is locked by a password. Please remove the password and add it again',
  '文件设有密码保护，请取消密码后重新添加',
);
export const fileTooLarge = invalid(
  'file',
  'fileTooLarge',
  'This file is too large: pictures may have 20 MB, documents 100 MB, audio and video 500 MB',
  '文件过大：图片不超过20 MB，文档不超过100 MB，音频和视频不超过500 MB',
);
export const pictureTooLarge = invalid('file', 'pictureTooLarge', 'This picture has too many pixels', '图片尺寸过大');
export const fileDamaged = invalid('file', 'fileDamaged', 'This file cannot be read', '文件无法读取');
export const uploadNotComplete = refusal(
  codes.conflict,
  'uploadNotComplete',
  'The file has not arrived completely. Please continue the upload',
  '文件尚未上传完毕，请继续上传',
);
export const fileInUse = refusal(
  codes.conflict,
  'fileInUse',
  'This file is still shown somewhere. Please replace or remove it there first',
  '该文件仍在使用中，请先在使用处替换或移除',
);
