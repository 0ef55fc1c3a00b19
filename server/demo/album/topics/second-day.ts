import type { DemoTopic } from './shapes.ts';

const opening: DemoTopic = {
  key: 'opening',
  day: 2,
  title: { zh: '开幕会议', en: 'The Opening' },
  photos: [
    ['lakeside', 'square', '06:50', '晨光中的湖', 'The lake in the morning light'],
    ['skyline', 'square', '07:05', '晨曦里的城市', 'The city at daybreak'],
    ['teapot', 'panorama', '07:40', '早餐会的茶', 'Tea at the breakfast briefing'],
    ['panel', 'landscape', '07:58', '早餐会：经济形势展望', 'Breakfast briefing: the economic outlook'],
    ['press', 'panorama', '08:35', '媒体区架好机位', 'Cameras in the press area'],
    ['plenary', 'landscape', '09:01', '开幕会议开始', 'The opening begins'],
    ['plenary', 'panorama', '09:04', '开幕会议全景', 'The whole hall at the opening'],
    ['speaker', 'landscape', '09:08', '组委会主席致开幕辞', 'The Chair opens the Forum'],
    ['audience', 'landscape', '09:15', '掌声', 'Applause'],
    ['speaker', 'portrait', '09:22', '国际组织代表发言', 'A speaker from an international organisation'],
    ['booths', 'portrait', '09:27', '法语译员室', 'The French booth'],
    ['plenary', 'portrait', '09:33', '从楼座望去', 'From the gallery'],
    ['audience', 'square', '09:38', '第三排', 'The third row'],
    ['handshake', 'panorama', '09:46', '开幕后的会面', 'A meeting after the opening'],
    ['groupPhoto', 'square', '09:49', '部长级合影', 'Ministers on the steps'],
  ],
};

const symposia: DemoTopic = {
  key: 'second-day-meetings',
  day: 2,
  title: { zh: '第二天：能源、数据与贸易', en: 'Second Day: Energy, Data and Trade' },
  photos: [
    ['speaker', 'square', '09:56', '绿色增长全体会议', 'The plenary on green growth'],
    ['exhibition', 'panorama', '10:20', '新能源展台', 'A stand on new energy'],
    ['exhibition', 'portrait', '10:31', '风机模型前', 'In front of a model turbine'],
    ['panel', 'portrait', '10:42', '开放科学研讨会', 'The symposium on open science'],
    ['conversation', 'landscape', '11:04', '走廊里的讨论', 'A discussion in the corridor'],
    ['panel', 'landscape', '11:26', '人工智能与包容发展', 'Artificial intelligence for inclusive development'],
    ['audience', 'landscape', '11:40', '松鹤厅的听众', 'The audience in Songhe Hall'],
    ['roundTable', 'square', '12:02', '工作午餐前的圆桌', 'A round table before lunch'],
    ['deskThings', 'landscape', '12:15', '会场一角', 'A corner of the hall'],
    ['press', 'portrait', '13:20', '午间新闻吹风会', 'The midday press briefing'],
    ['registration', 'square', '13:40', '服务台答疑', 'Questions at the help desk'],
    ['panel', 'panorama', '14:10', '供应链全体会议', 'The plenary on supply chains'],
    ['exhibition', 'square', '15:35', '港口模型', 'A model of a port'],
    ['bamboo', 'square', '16:50', '会间小憩', 'A short rest'],
  ],
};

const culture: DemoTopic = {
  key: 'evening-of-culture',
  day: 2,
  title: { zh: '文化之夜', en: 'Evening of Culture' },
  photos: [
    ['guesthouse', 'square', '18:10', '暮色中的檐角', 'Eaves at dusk'],
    ['toast', 'square', '18:48', '市长晚餐会', 'The Mayors’ Dinner'],
    ['dinner', 'portrait', '18:55', '晚餐会俯瞰', 'The dinner from the gallery'],
    ['lanterns', 'panorama', '19:20', '灯笼长廊', 'The gallery of lanterns'],
    ['concert', 'square', '19:45', '弹拨乐', 'Plucked strings'],
    ['concert', 'landscape', '20:05', '民乐合奏', 'An ensemble of folk music'],
    ['conversation', 'portrait', '20:30', '幕间', 'In the interval'],
    ['lanterns', 'square', '20:44', '红灯笼', 'Red lanterns'],
    ['toast', 'panorama', '20:58', '祝酒', 'Glasses are raised'],
    ['nightGarden', 'panorama', '21:20', '湖畔夜景', 'The lake at night'],
    ['evenWalk', 'portrait', '21:34', '归途', 'On the way back'],
    ['moonWindow', 'landscape', '21:50', '窗前明月', 'The moon at the window'],
  ],
};

export const secondDay = [opening, symposia, culture];
