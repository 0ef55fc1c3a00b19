/** The addresses inside the app that its own links lead to; routes.ts lists all that exist. */
export const homePath = '/';
export const languageChoicePath = '/pages/choseLanguage/choseLanguage';
export const loginPath = '/pages/login/login';
export const checkPath = '/pages/login/check';
export const scanPath = '/pages/other/scanH5';
export const legalTextPath = '/pages/other/agreement';
export const privacyPath = '/pages/conf/private';
