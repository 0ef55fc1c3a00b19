/** Where somebody without a session begins (specification §4). */
export const loginPath = '/pages/login/login';
export const languageChoicePath = '/pages/choseLanguage/choseLanguage';
