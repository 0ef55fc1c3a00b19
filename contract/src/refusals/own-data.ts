import { codes } from '../wire/codes.ts';
import { refusal } from '../wire/refusal.ts';

export const tooManyDownloads = refusal(
  codes.tooOften,
  'tooManyDownloads',
  'Your data has been prepared several times today. Please try again tomorrow',
  '您今日已多次申请下载，请明日再试',
);
export const downloadNotReady = refusal(
  codes.conflict,
  'downloadNotReady',
  'Your data is not ready to be downloaded, or is no longer kept',
  '您的数据尚未整理完成，或已不再保留',
);
export const noErasureAsked = refusal(
  codes.notFound,
  'noErasureAsked',
  'There is no request for erasure',
  '没有删除申请',
);
export const erasureNotHeld = refusal(
  codes.conflict,
  'erasureNotHeld',
  'This erasure is not on hold',
  '该删除申请未被暂缓',
);
