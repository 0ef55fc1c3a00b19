import { words } from '../../../lib/words.ts';

export const driverWords = words({
  forDriver: { en: 'For the driver', zh: '请出示给司机' },
  done: { en: 'Done', zh: '完成' },
});

/** These words are for the driver, so they are Chinese in every language of the screen. */
export const toDriver = { greeting: '师傅您好，请送我到：', arrival: '下车地点' };
