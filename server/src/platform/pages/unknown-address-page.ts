import { plainPage } from './plain-page.ts';

/** The page for an address outside the app that does not exist. */
export const unknownAddressPage = plainPage({
  zh: ['页面不存在', '请核对网址，或返回论坛应用首页。'],
  en: ['This page does not exist', 'Please check the address, or go to the home page of the Forum’s app.'],
});
