type Answer = 'accepted' | 'declined' | 'deleted' | 'withdrawn' | 'ended';

/** A card of the demo: who to whom, on which day of the forum, and what became of it; nothing yet if it waits. */
export type DemoCard = {
  from: string;
  to: string;
  day: 0 | 1;
  time: string;
  message?: string;
  /** What the receiver wrote with a card that crossed with this one. */
  crossedBy?: string;
  answer?: Answer;
  /** Only the email was ticked by the sender; otherwise both were. */
  emailOnly?: true;
  faceToFace?: true;
  /** What the person named wrote down about the other. */
  note?: { by: string; met: string; note: string };
};

const gu = 'gu-minglan';
const helena = 'helena-thornquist';
const huang = 'huang-yuchuan';
const lin = 'lin-tingxue';

const ofGu: DemoCard[] = [
  {
    ...{ from: 'prasert-wongsathorn', to: gu, day: 1, time: '19:54' },
    message: 'Looking forward to our conversation on river ports. Sharing my card ahead of it.',
  },
  { from: 'zeng-yuhuai', to: gu, day: 1, time: '18:47', message: '贵司的新型储能项目令人印象深刻，盼有机会到访请教。' },
  { from: gu, to: 'wanjiru-muchemi', day: 1, time: '17:08', message: 'It was a pleasure to hear you speak.' },
  { from: gu, to: 'zhou-xiaobin', day: 1, time: '16:32', answer: 'deleted' },
  { from: gu, to: 'yohannes-tekleab', day: 1, time: '15:20', answer: 'declined' },
  { from: 'zhu-yunkui', to: gu, day: 1, time: '14:05', answer: 'declined', message: '期待与您交流人才培养。' },
  { from: gu, to: 'kofi-agbodjan', day: 1, time: '12:40', answer: 'withdrawn' },
  {
    ...{ from: gu, to: helena, day: 1, time: '11:15', answer: 'accepted' },
    message: 'Thank you for your remarks on storage. I hope we can continue the conversation.',
    crossedBy: 'It was a pleasure to meet you at the opening. Do visit us in Nordhaven.',
    note: { by: gu, met: '主会场茶歇', note: '约定会后互访，请国际部跟进。' },
  },
  { from: 'karim-benhaddou', to: gu, day: 1, time: '10:30', answer: 'accepted', faceToFace: true },
  { from: gu, to: 'pei-jingxing', day: 1, time: '10:05', answer: 'accepted' },
  { from: 'zuhra-sharipova', to: gu, day: 1, time: '09:40', answer: 'accepted', emailOnly: true },
  { from: gu, to: 'yue-chengxian', day: 0, time: '20:10', answer: 'accepted' },
  { from: 'shao-yunjie', to: gu, day: 0, time: '19:30', answer: 'accepted', faceToFace: true },
  { from: gu, to: lin, day: 0, time: '18:20', answer: 'accepted' },
  { from: gu, to: huang, day: 0, time: '17:45', answer: 'ended' },
];

const ofOthers: DemoCard[] = [
  {
    ...{ from: 'clemence-uwimana', to: helena, day: 1, time: '19:12' },
    message: 'Might we speak about cross-border grids?',
  },
  { from: helena, to: 'huda-al-rawahiya', day: 1, time: '16:00' },
  { from: helena, to: 'aina-halvorsdal', day: 1, time: '13:10', answer: 'accepted' },
  {
    ...{ from: 'siti-rahmadani-kusumawati', to: helena, day: 1, time: '12:25', answer: 'accepted' },
    note: { by: helena, met: 'Reception on the first evening', note: 'Send the paper on storage.' },
  },
  { from: huang, to: 'alecia-beaumont-cruse', day: 1, time: '18:15', message: '盼就公益合作交流。' },
  { from: huang, to: 'kofi-agbodjan', day: 1, time: '15:45', answer: 'accepted', emailOnly: true },
  { from: huang, to: 'beatriz-carvalhinho', day: 0, time: '19:05', answer: 'accepted' },
  {
    ...{ from: 'luz-marina-castiblanco', to: lin, day: 1, time: '19:35' },
    message: 'Might your university host two of our fellows this summer?',
  },
  { from: 'zhan-bingqian', to: lin, day: 1, time: '17:50', message: '拟邀请您为我办作专题讲座，盼复。' },
  { from: 'roberto-quisaguano', to: lin, day: 1, time: '14:30', answer: 'accepted' },
  { from: 'raymond-chilversley', to: lin, day: 1, time: '11:50', answer: 'declined' },
  { from: 'sophea-chhim', to: 'qin-shuhua', day: 1, time: '18:05', message: 'With respectful greetings to the Chair.' },
  { from: 'zheng-wenhai', to: 'wen-rulan', day: 1, time: '17:25', message: '拟就城市更新经验交流与您会面。' },
];

/** Exchanges in every state for the people of the sign-in list. */
export const exchanges: readonly DemoCard[] = [...ofGu, ...ofOthers];
