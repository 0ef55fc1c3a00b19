import { languageChoicePath, loginPath } from '../shell/sign-in-paths.ts';

export { languageChoicePath, loginPath };
export const checkPath = '/pages/login/check';
export const scanPath = '/pages/other/scanH5';
export const legalTextPath = '/pages/other/agreement';
export const privacyPath = '/pages/conf/private';
export const homePath = '/';
