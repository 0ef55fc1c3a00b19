import { words } from '../../lib/words.ts';

export const mobileFieldWords = words({
  countryCode: { en: 'Country or region code', zh: '国家或地区代码' },
});
