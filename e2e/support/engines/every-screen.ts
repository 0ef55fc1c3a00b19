import { idFromKey } from '../../../server/src/platform/ids.ts';
import { demoDelegate } from '../demo-people.ts';

type Words = { zh: string; en: string };
/** One screen: how it is reached, by an address or from the screen before, and the words by which one knows it. */
export type Screen = {
  open?: string;
  type?: string;
  tap?: Words;
  /** The address to which a tap leads. */
  at?: string;
  shows: Words;
};

const language = { zh: '中文', en: 'English' };
const privacyText = { zh: '在您同意之前', en: 'Before you agree' };
const greenGrowth = { zh: '绿色增长与新型能源体系', en: 'Green Growth and the Next Energy System' };

const greenBonds = {
  zh: '十二座城市发布共同绿色债券标准',
  en: 'Twelve cities publish a shared green-bond standard',
};

const eastGate = { zh: '今日请由东门入场', en: 'Please enter by the East Gate today' };

/** The screens of a phone on which nobody has logged in. */
export const screensBeforeLogin = (badgeCode: string): Screen[] => [
  { open: '/', at: '/pages/choseLanguage/choseLanguage', shows: language },
  { tap: language, shows: { zh: '继续', en: 'Continue' } },
  { tap: { zh: '继续', en: 'Continue' }, shows: privacyText },
  {
    tap: { zh: '不同意并退出', en: 'Disagree and Exit' },
    shows: { zh: '设备上未留存任何信息', en: 'Nothing remains on your device' },
  },
  { tap: { zh: '重新开始', en: 'Start again' }, shows: language },
  { tap: language, shows: { zh: '继续', en: 'Continue' } },
  { tap: { zh: '继续', en: 'Continue' }, shows: privacyText },
  { tap: { zh: '同意', en: 'Agree' }, at: '/pages/login/login', shows: { zh: '获取验证码', en: 'Get code' } },
  { tap: { zh: '邮箱', en: 'Email' }, shows: { zh: '电子邮箱', en: 'Email address' } },
  { tap: { zh: '证件', en: 'Badge' }, shows: { zh: '扫描我的证件', en: 'Scan my badge' } },
  { open: '/pages/other/agreement', shows: { zh: '用户服务协议', en: 'User Service Agreement' } },
  { open: '/pages/other/scanH5', shows: { zh: '输入登录码', en: 'Enter code' } },
  { tap: { zh: '输入登录码', en: 'Enter code' }, shows: { zh: '证件登录码', en: 'Badge code' } },
  {
    type: badgeCode,
    at: '/pages/login/check',
    tap: { zh: '继续', en: 'Continue' },
    shows: { zh: '核实本人身份', en: 'Confirm your identity' },
  },
];

/** The screens of a phone on which somebody has logged in. */
export const screensAfterLogin: Screen[] = [
  { open: '/pages/index/index', shows: { zh: '查看全部日程', en: 'Full agenda' } },
  { open: '/pages/meeting/meeting', shows: greenGrowth },
  { open: `/pages/meeting/detail?id=${idFromKey('meeting', 'green-growth')}`, shows: greenGrowth },
  { open: '/pages/guest/guest', shows: { zh: '峻岭装备集团', en: 'Savanna Agritech' } },
  {
    open: `/pages/guest/detail?id=${demoDelegate('amadou-kouressy').id}`,
    shows: demoDelegate('amadou-kouressy').title,
  },
  { open: '/pages/intro/intro', shows: { zh: '基本信息', en: 'At a glance' } },
  { open: '/pages/question/question', shows: { zh: '证件与入场', en: 'Badges and entry' } },
  { open: '/pages/map/map', shows: { zh: '玉澄国宾馆', en: 'Yucheng State Guesthouse' } },
  { tap: { zh: '出示给司机', en: 'Show the driver' }, shows: { zh: '请出示给司机', en: 'For the driver' } },
  { open: '/pages/map/map', shows: { zh: '导航', en: 'Directions' } },
  { tap: { zh: '导航', en: 'Directions' }, shows: { zh: '选择导航应用', en: 'Open directions in' } },
  { open: '/pages/map/map', shows: { zh: '楼层平面图与会议厅', en: 'Floor plans and halls' } },
  { tap: { zh: '楼层平面图与会议厅', en: 'Floor plans and halls' }, shows: { zh: '和合厅', en: 'Hehe Hall' } },
  { open: '/pages/partner/partner?kind=media', shows: { zh: '报纸与杂志', en: 'Newspapers and magazines' } },
  { open: '/pages/partner/partner?kind=patron', shows: { zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' } },
  {
    tap: { zh: '奇尔弗斯利基金会', en: 'Chilversley Foundation' },
    at: '/pages/partner/detail',
    shows: { zh: '机构简介', en: 'About the organisation' },
  },
  {
    tap: { zh: '机构简介', en: 'About the organisation' },
    at: '/pages/partner/company',
    shows: { zh: 'www.chilversley-foundation.example', en: 'www.chilversley-foundation.example' },
  },
  { open: '/pages/collection/collection', shows: { zh: '用车', en: 'Car' } },
  { open: '/pages/collection/collection?view=news', shows: { zh: '尚未收藏资讯', en: 'No bookmarked news yet' } },
  { open: '/pages/forum/forum', shows: greenBonds },
  { tap: greenBonds, at: '/pages/forum/detail', shows: { zh: '相关内容', en: 'Related' } },
  { open: '/pages/message/message?group=notification', shows: eastGate },
  { tap: eastGate, at: '/pages/message/detail', shows: { zh: '查看会场地图', en: 'Open the map' } },
  { open: '/pages/mine/mine', shows: { zh: '可见范围与模式', en: 'Who sees what' } },
  {
    tap: { zh: '向服务台出示证件编号', en: 'Badge number for the desk' },
    shows: { zh: '不能用于入场或登录', en: 'It opens no door' },
  },
  {
    open: '/pages/friend/friend',
    shows: { zh: '暂无待处理的名片', en: 'No card is waiting for your answer' },
  },
  { tap: { zh: '名片联系人', en: 'Friends' }, shows: { zh: '暂无名片联系人', en: 'No friends yet' } },
  { open: '/pages/conf/mode', shows: { zh: '预览：他人所见', en: 'Preview: what others see' } },
  { open: '/pages/search/search', shows: { zh: '会议指南', en: 'Guides' } },
  { open: '/pages/search/search?q=GS', shows: { zh: '按相关度排序', en: 'best match first' } },
  {
    open: `/pages/search/detail?id=${idFromKey('forum file', 'report-ports')}`,
    shows: { zh: '查看文字', en: 'Read as text' },
  },
  {
    open: `/pages/search/detail?id=${idFromKey('forum file', 'guide-evacuation')}`,
    shows: { zh: '该文件暂无预览', en: 'There is no preview of this file' },
  },
  { open: '/pages/find/find', shows: { zh: '可以搜索', en: 'What you can search' } },
  { open: '/pages/find/find?q=port', shows: { zh: '文件', en: 'Files' } },
  { open: '/pages/album/album', shows: { zh: '选择', en: 'Select' } },
  { tap: { zh: '选择', en: 'Select' }, shows: { zh: '请选择照片', en: 'Choose photos' } },
  {
    open: '/pages/webview/webview?url=https%3A%2F%2Felsewhere.example%2F',
    shows: { zh: '该地址无法在此打开', en: 'This address cannot be opened here' },
  },
  { open: '/pages/collection/collection?view=files', shows: { zh: '尚未收藏文件', en: 'No bookmarked files yet' } },
  { open: '/pages/conf/conf', shows: { zh: '文字大小', en: 'Text size' } },
  { tap: { zh: '主题', en: 'Theme' }, shows: { zh: '跟随系统', en: 'As on the phone' } },
  { open: '/pages/mine/info', shows: { zh: '预览：他人所见', en: 'Preview: what others see' } },
  { tap: { zh: '申请更正', en: 'Ask for a correction' }, shows: { zh: '更正项目', en: 'What is to be corrected' } },
  { open: '/pages/conf/private', shows: { zh: '退出登录', en: 'Log out' } },
  { open: '/pages/nowhere', shows: { zh: '页面不存在', en: 'This page does not exist' } },
];
