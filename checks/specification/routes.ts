import type { routes } from './as-written.ts';
import type { Both, Place } from './shapes.ts';

export type Route = (typeof routes)[number];
export type RouteCase = {
  /** The file under web/src/pages that serves it. */
  page: string;
  /** A word that stands on the page, and what it says. */
  shows: Both;
  carriedBy: Place;
};

/** This journey opens every one of them by its address, in both languages. */
export const journey = {
  path: 'e2e/journeys/every-screen/by-its-address.spec.ts',
  tests: [
    'every page of a person who is logged in opens by its address',
    'every page before the login opens by its address',
  ],
};

const page = (file: string, carriedBy: Place, zh: string, en: string): RouteCase => ({
  page: `web/src/pages/${file}.tsx`,
  shows: { en, zh },
  carriedBy: `web/src/features/${carriedBy}`,
});
const home = page('index/index', 'about/home/home-entries.words.ts#homeEntryWords.delegates', '参会嘉宾', 'Delegates');

/** The routes of §2. */
export const routeCases: Record<Route, RouteCase> = {
  '/': home,
  '/pages/index/index': home,
  '/pages/search/search': page('search/search', 'files/files.words.ts#filesWords.files', '文件', 'Files'),
  '/pages/album/album': page('album/album', 'album/album.words.ts#albumWords.album', '相册', 'Album'),
  '/pages/webview/webview': page(
    'webview/webview',
    'album/external/web-view.words.ts#webViewWords.notAllowed',
    '该地址无法在此打开',
    'This address cannot be opened here',
  ),
  '/pages/mine/mine': page('mine/mine', 'profile/info/info.words.ts#infoWords.info', '我的', 'Info'),
  '/pages/login/login': page(
    'login/login',
    'sign-in/sign-in.words.ts#signInWords.welcome',
    '欢迎莅临论坛',
    'Welcome to the Forum',
  ),
  '/pages/login/check': page(
    'login/check',
    'sign-in/badge/badge-check.words.ts#checkWords.confirmYou',
    '核实本人身份',
    'Confirm your identity',
  ),
  '/pages/choseLanguage/choseLanguage': page(
    'choseLanguage/choseLanguage',
    'sign-in/language/language-choice.words.ts#languageChoiceWords.choose',
    '请选择语言',
    'Choose your language',
  ),
  '/pages/intro/intro': page(
    'intro/intro',
    'about/introduction/introduction.words.ts#introductionWords.about',
    '论坛简介',
    'About the Forum',
  ),
  '/pages/forum/forum': page('forum/forum', 'news/news.words.ts#newsWords.title', '新闻资讯', 'News'),
  '/pages/forum/detail': page('forum/detail', 'news/news.words.ts#newsWords.article', '资讯', 'News'),
  '/pages/mine/info': page('mine/info', 'profile/profile.words.ts#profileWords.profilePage', '个人资料', 'My profile'),
  '/pages/collection/collection': page(
    'collection/collection',
    'favourites/favourites.words.ts#favouritesWords.favourites',
    '我的收藏',
    'Favourites',
  ),
  '/pages/meeting/meeting': page(
    'meeting/meeting',
    'agenda/list/agenda-list.words.ts#agendaListWords.agenda',
    '会议日程',
    'Agenda',
  ),
  '/pages/meeting/detail': page(
    'meeting/detail',
    'agenda/meeting/meeting.words.ts#meetingWords.meeting',
    '会议详情',
    'Meeting',
  ),
  '/pages/guest/guest': page(
    'guest/guest',
    'delegates/directory/directory.words.ts#directoryWords.delegates',
    '参会嘉宾',
    'Delegates',
  ),
  '/pages/guest/detail': page(
    'guest/detail',
    'delegates/delegate/delegate.words.ts#delegateWords.delegate',
    '嘉宾详情',
    'Delegate',
  ),
  '/pages/partner/partner': page(
    'partner/partner',
    'partners/partners.words.ts#partnersWords.title',
    '合作伙伴与媒体',
    'Partners and media',
  ),
  '/pages/partner/detail': page(
    'partner/detail',
    'partners/detail/partner.words.ts#partnerWords.patron',
    '支持单位',
    'Patron',
  ),
  '/pages/partner/company': page(
    'partner/company',
    'partners/detail/partner.words.ts#partnerWords.company',
    '机构简介',
    'About the organisation',
  ),
  '/pages/map/map': page('map/map', 'places/places.words.ts#placeWords.venueMap', '会场地图', 'Venue map'),
  '/pages/find/find': page('find/find', 'search/search.words.ts#searchWords.title', '搜索全部', 'Find'),
  '/pages/message/message': page(
    'message/message',
    'messages/messages.words.ts#messageWords.messages',
    '消息',
    'Messages',
  ),
  '/pages/message/detail': page(
    'message/detail',
    'messages/messages.words.ts#messageWords.message',
    '消息详情',
    'Message',
  ),
  '/pages/question/question': page(
    'question/question',
    'about/questions/questions.words.ts#questionWords.questions',
    '常见问题',
    'FAQ',
  ),
  '/pages/conf/conf': page('conf/conf', 'settings/settings.words.ts#settingsWords.settings', '设置', 'Settings'),
  '/pages/conf/mode': page('conf/mode', 'modes/modes.words.ts#modeWords.title', '可见范围与模式', 'Who sees what'),
  '/pages/conf/private': page(
    'conf/private',
    'consent/privacy/privacy-page.words.ts#privacyPageWords.privacy',
    '隐私与我的数据',
    'Privacy and my data',
  ),
  '/pages/friend/friend': page('friend/friend', 'cards/cards.words.ts#cardWords.cards', '名片', 'Business cards'),
  '/pages/search/detail': page(
    'search/detail',
    'files/preview/preview.words.ts#previewWords.preview',
    '文件预览',
    'Preview',
  ),
  '/pages/other/agreement': page(
    'other/agreement',
    'consent/legal-text/legal-text.words.ts#legalTextWords.texts',
    '协议与隐私政策',
    'Legal texts',
  ),
  '/pages/other/scanH5': page(
    'other/scanH5',
    'sign-in/scan/badge-scan.words.ts#badgeScanWords.scanBadge',
    '扫描证件',
    'Scan badge',
  ),
};
