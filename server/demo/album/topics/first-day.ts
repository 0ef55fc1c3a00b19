import type { DemoTopic } from './shapes.ts';

const morning: DemoTopic = {
  key: 'first-morning',
  day: 1,
  title: { zh: '首日上午：报到与研讨', en: 'First Morning: Registration and Symposia' },
  photos: [
    ['guesthouse', 'panorama', '07:20', '首日清晨的国宾馆', 'The Guesthouse on the first morning'],
    ['registration', 'panorama', '08:12', '牡丹厅报到处', 'Registration in Mudan Hall'],
    ['registration', 'portrait', '08:20', '领取证件', 'Collecting a badge'],
    ['deskThings', 'portrait', '08:35', '红证、日程册与接收机', 'A red badge, an agenda book and a receiver'],
    ['panel', 'landscape', '09:06', '青年学者对话', 'The dialogue with young scholars'],
    ['audience', 'landscape', '09:18', '青云厅座无虚席', 'A full house in Qingyun Hall'],
    ['panel', 'panorama', '09:40', '粮食安全研讨会的五位嘉宾', 'Five speakers on food security'],
    ['speaker', 'landscape', '09:52', '发言嘉宾介绍耐盐碱水稻', 'A speaker presents salt-tolerant rice'],
    ['exhibition', 'landscape', '10:25', '会议间隙参观展台', 'A visit to a stand between meetings'],
    ['conversation', 'landscape', '10:50', '茶歇时的交谈', 'In conversation over a cup of tea'],
    ['audience', 'square', '11:08', '认真聆听的代表', 'Delegates listening'],
    ['panel', 'square', '11:20', '历史街区研讨会', 'The symposium on historic quarters'],
    ['speaker', 'portrait', '11:34', '中小企业技能培训专题发言', 'A speaker on skills for smaller firms'],
    ['handshake', 'square', '12:20', '会后握手', 'A handshake after the meeting'],
    ['flowers', 'square', '12:34', '欢迎午餐会的桌花', 'Flowers at the welcome lunch'],
  ],
};

const plenary: DemoTopic = {
  key: 'first-plenary',
  day: 1,
  title: { zh: '首日全体会议', en: 'First-Day Plenary' },
  photos: [
    ['plenary', 'panorama', '13:28', '全体会议开始前的和合厅', 'Hehe Hall before the plenary'],
    ['plenary', 'landscape', '13:34', '主持人宣布开会', 'The chair opens the meeting'],
    ['speaker', 'landscape', '13:46', '发言嘉宾谈低增长环境', 'A speaker on a low-growth world'],
    ['booths', 'square', '13:55', '译员轮换', 'Interpreters take turns'],
    ['audience', 'panorama', '14:02', '戴耳机的听众', 'Listeners with headphones'],
    ['speaker', 'portrait', '14:15', '讲台侧影', 'At the lectern'],
    ['panel', 'portrait', '14:28', '嘉宾讨论', 'The speakers in discussion'],
    ['plenary', 'portrait', '14:36', '从后排望向主席台', 'The platform seen from the last rows'],
    ['audience', 'portrait', '14:44', '现场提问', 'Questions from the floor'],
    ['plenary', 'square', '14:52', '大屏幕上的数据', 'Figures on the screen'],
    ['press', 'landscape', '15:05', '会后接受采访', 'An interview after the plenary'],
    ['groupPhoto', 'panorama', '15:20', '全体合影', 'The group photograph'],
    ['groupPhoto', 'landscape', '15:24', '主楼台阶上的合影', 'On the steps of the Main Building'],
  ],
};

const tea: DemoTopic = {
  key: 'tea-by-the-lake',
  day: 1,
  title: { zh: '湖畔茶叙与书法', en: 'Tea and Calligraphy by the Lake' },
  photos: [
    ['lakeside', 'landscape', '15:32', '沿湖步行前往听澜轩', 'A walk along the lake to Tinglan Pavilion'],
    ['teapot', 'landscape', '15:38', '一壶新茶', 'A pot of new tea'],
    ['moonWindow', 'portrait', '15:44', '窗外湖光', 'The lake through the window'],
    ['calligraphy', 'landscape', '15:50', '落笔', 'The first stroke'],
    ['calligraphy', 'portrait', '15:56', '代表体验书法', 'A delegate tries calligraphy'],
    ['teapot', 'square', '16:02', '紫砂与清茶', 'A clay pot and clear tea'],
    ['conversation', 'square', '16:06', '茶叙', 'A talk over tea'],
    ['bamboo', 'landscape', '16:10', '竹影', 'Bamboo shadows'],
    ['flowers', 'landscape', '16:14', '案头插花', 'Flowers on the table'],
    ['calligraphy', 'square', '16:18', '钤印', 'The seal is set'],
    ['teapot', 'portrait', '16:22', '续水', 'Another cup'],
    ['lakeside', 'portrait', '16:28', '石桥与垂柳', 'The stone bridge and the willow'],
  ],
};

const dinner: DemoTopic = {
  key: 'welcome-dinner',
  day: 1,
  title: { zh: '欢迎晚宴与丝弦夜曲', en: 'Welcome Dinner and Strings at Night' },
  photos: [
    ['gate', 'square', '17:55', '班车驶往云岫艺术中心', 'Cars leave for the Yunxiu Arts Centre'],
    ['handshake', 'portrait', '18:26', '宾主握手', 'Host and guest'],
    ['dinner', 'landscape', '18:50', '俯瞰晚宴大厅', 'The dinner from above'],
    ['dinner', 'panorama', '18:54', '四十八张圆桌', 'Forty-eight round tables'],
    ['speaker', 'square', '19:05', '组委会主席致辞', 'The Chair’s address'],
    ['toast', 'landscape', '19:14', '举杯', 'A toast'],
    ['toast', 'portrait', '19:16', '为友谊干杯', 'To friendship'],
    ['conversation', 'panorama', '19:50', '席间交谈', 'In conversation at the tables'],
    ['lanterns', 'landscape', '20:32', '大堂灯笼', 'Lanterns in the foyer'],
    ['concert', 'landscape', '20:50', '丝弦夜曲开场', 'Strings at Night begins'],
    ['concert', 'portrait', '20:58', '琵琶独奏', 'A pipa solo'],
    ['concert', 'panorama', '21:12', '六人合奏', 'Six players together'],
    ['evenWalk', 'landscape', '21:36', '散场后的林荫道', 'The avenue after the concert'],
    ['nightGarden', 'portrait', '21:48', '月下楼阁', 'A tower in the moonlight'],
  ],
};

export const firstDay = [morning, plenary, tea, dinner];
