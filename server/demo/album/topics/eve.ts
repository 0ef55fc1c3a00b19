import type { DemoTopic } from './shapes.ts';

const arrivals: DemoTopic = {
  key: 'arrivals',
  day: 0,
  title: { zh: '抵达北京', en: 'Arrival in Beijing' },
  photos: [
    [
      'train',
      'landscape',
      '09:12',
      '清晨的列车进站，第一批代表抵达',
      'The morning train arrives with the first delegates',
    ],
    ['train', 'panorama', '09:20', '站台上的行李与寒暄', 'Luggage and greetings on the platform'],
    ['skyline', 'panorama', '10:05', '从班车上望见的城市', 'The city seen from the coach'],
    ['gate', 'landscape', '10:48', '东门落客环道，志愿者迎候', 'A volunteer waits at the circle inside the East Gate'],
    ['gate', 'portrait', '11:02', '东门檐下的灯饰', 'Lanterns under the eaves of the East Gate'],
    ['registration', 'landscape', '11:30', '总服务台办理入住登记', 'Checking in at the help desk'],
    [
      'handshake',
      'landscape',
      '12:10',
      '秘书处工作人员迎接外方代表',
      'The Secretariat welcomes an international delegate',
    ],
    ['deskThings', 'square', '13:25', '房间里的欢迎信与证件套', 'A letter of welcome and a badge holder in the room'],
    ['conversation', 'portrait', '14:40', '大堂里的重逢', 'Old acquaintances meet in the lobby'],
    ['train', 'portrait', '15:15', '午后列车到站', 'An afternoon train at the platform'],
    ['gate', 'panorama', '16:20', '车队陆续驶入东门', 'Cars arrive at the East Gate'],
    [
      'guesthouse',
      'landscape',
      '17:35',
      '傍晚的玉澄国宾馆主楼',
      'The Main Building of the Yucheng State Guesthouse towards evening',
    ],
    ['skyline', 'landscape', '19:40', '华灯初上', 'The first lights of the city'],
  ],
};

const preparations: DemoTopic = {
  key: 'preparations',
  day: 0,
  title: { zh: '开幕前夜', en: 'The Eve of the Forum' },
  photos: [
    ['flowers', 'portrait', '10:30', '花艺师布置贵宾厅', 'A florist prepares the lounge'],
    ['roundTable', 'landscape', '13:50', '荷风会见室的圆桌就位', 'The round table in the Hefeng Rooms is ready'],
    ['booths', 'landscape', '14:25', '译员室试机', 'Interpreters test their booths'],
    ['booths', 'panorama', '14:32', '六种语言的译员室一字排开', 'Booths for six languages in a row'],
    ['bamboo', 'portrait', '15:40', '西翼窗外的竹林', 'Bamboo outside the West Wing'],
    ['plenary', 'landscape', '16:10', '和合厅彩排', 'Rehearsal in Hehe Hall'],
    ['speaker', 'square', '16:25', '讲台试音', 'A sound check at the lectern'],
    ['deskThings', 'landscape', '17:05', '每个座位上的接收机与日程册', 'A receiver and an agenda book at each seat'],
    ['moonWindow', 'square', '18:00', '听澜轩的月洞窗', 'The moon window of Tinglan Pavilion'],
    ['lakeside', 'panorama', '18:20', '暮色中的湖畔', 'The lakeside at dusk'],
    ['nightGarden', 'landscape', '20:15', '夜色里的楼阁倒影', 'Towers reflected in the lake at night'],
    ['lanterns', 'portrait', '20:40', '回廊挂起灯笼', 'Lanterns go up in the gallery'],
  ],
};

export const eve = [arrivals, preparations];
