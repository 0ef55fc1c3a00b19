import { plainPage } from './plain-page.ts';

/** The page for an address that could not be answered just now. */
export const failurePage = plainPage({
  zh: ['页面暂时无法打开', '非常抱歉，请稍后再试。'],
  en: ['This page cannot be opened at the moment', 'We apologise for the inconvenience. Please try again shortly.'],
});
