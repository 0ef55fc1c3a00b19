/** Every address inside the app that a link, a tab or a redirect leads to; routes.ts says which of them exist. */
export const homePath = '/';
export const homeAlias = '/pages/index/index';
export const introductionPath = '/pages/intro/intro';
export const questionsPath = '/pages/question/question';

export const agendaPath = '/pages/meeting/meeting';
export const meetingPath = (id: string) => address('/pages/meeting/detail', { id });

export const directoryPath = '/pages/guest/guest';
export const delegatePath = (id: string) => address('/pages/guest/detail', { id });

export const mapPath = '/pages/map/map';
/** The map at one place, or at one of its halls. */
export const placePath = (place: string, hall?: string) => address(mapPath, hall ? { place, hall } : { place });

export const partnersPath = '/pages/partner/partner';
export const partnersTabPath = (kind: 'partner' | 'patron' | 'media') => address(partnersPath, { kind });
export const partnerPath = (id: string) => address('/pages/partner/detail', { id });
export const companyPath = (id: string) => address('/pages/partner/company', { id });

export const languageChoicePath = '/pages/choseLanguage/choseLanguage';
export const loginPath = '/pages/login/login';
export const checkPath = '/pages/login/check';
export const scanPath = '/pages/other/scanH5';
export const faceToFacePath = '/pages/other/scanH5?for=exchange';
/** The camera of the same page. */
export const scanExchangePath = '/pages/other/scanH5?for=exchange&view=scan';
export const legalTextsPath = '/pages/other/agreement';
export const legalTextPath = (kind: 'agreement' | 'privacy') => address(legalTextsPath, { kind });
export const settingsPath = '/pages/conf/conf';
export const privacyPath = '/pages/conf/private';

export const messagesPath = '/pages/message/message';
export const messagesOfPath = (group: 'reminder' | 'notification') => address(messagesPath, { group });
export const messageDetailPath = '/pages/message/detail';
export const messagePath = (id: string) => address(messageDetailPath, { id });

export const cardsPath = '/pages/friend/friend';
export const friendPath = (delegateId: string) => address(cardsPath, { view: 'friends', friend: delegateId });
export const modesPath = '/pages/conf/mode';
/** The cards page of somebody who acts for a delegate. */
export const actingPath = (delegate: string) => address(cardsPath, { for: delegate });
export const principalSchedulePath = (delegate: string) => address(cardsPath, { for: delegate, show: 'schedule' });

export const favouritesPath = '/pages/collection/collection';
export const newsPath = '/pages/forum/forum';
export const newsItemPath = (id: string) => address('/pages/forum/detail', { id });
export const filesPath = '/pages/search/search';
export const findPath = '/pages/find/find';
export const albumPath = '/pages/album/album';
export const infoPath = '/pages/mine/mine';
export const profilePath = '/pages/mine/info';
export const ownPreviewPath = '/pages/mine/info?view=others';

function address(path: string, params: Record<string, string>): string {
  return `${path}?${new URLSearchParams(params)}`;
}
