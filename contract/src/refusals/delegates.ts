import { codes } from '../wire/codes.ts';
import { refusal } from '../wire/refusal.ts';

export const tooManyProfiles = refusal(
  codes.tooOften,
  'tooManyProfiles',
  'You have opened a great many profiles in a short time. Please try again later',
  '您在短时间内查看的嘉宾资料过多，请稍后再试',
);
