import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

export const photosGone = refusal(
  codes.notFound,
  'photosGone',
  'One of these photos is no longer in the album. Please choose again',
  '所选照片中有的已从相册撤下，请重新选择',
);
export const photosTooLarge = refusal(
  codes.conflict,
  'photosTooLarge',
  'These photos are too many for one file. Please choose fewer',
  '所选照片过多，无法打包下载，请减少选择',
);
export const alreadyAskedToHide = refusal(
  codes.conflict,
  'alreadyAskedToHide',
  'The Secretariat has already received your request about this photo',
  '组委会秘书处已收到您关于该照片的申请',
);
export const tooManyHideRequests = refusal(
  codes.tooOften,
  'tooManyHideRequests',
  'You have asked about many photos today. Please contact the Secretariat',
  '您今日提交的申请较多，请直接联系组委会秘书处',
);
export const addressNotAllowed = invalid(
  'url',
  'addressNotAllowed',
  'This address is not one that the Forum opens',
  '该地址不在论坛允许打开的范围内',
);
export const hostsNotPlain = invalid(
  'hosts',
  'hostsNotPlain',
  'A host is a plain name such as album.example.com, without a path, port or asterisk',
  '域名须为完整域名（例如“album.example.com”），不含路径、端口或通配符',
);
export const noSuchPicture = invalid(
  'media',
  'noSuchPicture',
  'This is not one of the pictures that were sent for the album',
  '所选内容不在为相册上传的图片之列',
);
export const noSuchTopic = invalid('topicId', 'noSuchTopic', 'This topic is not in the album', '相册中没有该主题');
export const requestAnswered = refusal(
  codes.conflict,
  'requestAnswered',
  'This request has already been answered',
  '该申请已有答复',
);
