import type { RichBlock } from 'contract/rich-text/rich-text';
import type { Demos, Say } from '../demos.ts';
import { RichText, type RichTextWords } from './rich-text.tsx';

const wordsIn = (say: Say): RichTextWords => ({
  openPicture: ({ described, number, of }) =>
    described
      ? say(`Enlarge picture: ${described}`, `放大图片：${described}`)
      : say(`Enlarge picture ${number} of ${of}`, `放大第${number}张图片，共${of}张`),
  pictureMissing: say('This picture is not available', '图片暂时无法显示'),
  videoMissing: say('This video cannot be played', '视频暂时无法播放'),
  video: say('Video', '视频'),
  playVideo: (described) =>
    described ? say(`Play video: ${described}`, `播放视频：${described}`) : say('Play video', '播放视频'),
  download: say('Download', '下载'),
});

const article = (say: Say): RichBlock[] => [
  {
    kind: 'paragraph',
    runs: [
      { text: say('Opening the plenary, delegates agreed that ', '在开幕全会上，与会代表一致认为，') },
      { text: say('confidence', '信心'), bold: true },
      {
        text: say(
          ' is built less by promises than by predictable rules, patient capital and the habit of ',
          '与其说来自承诺，不如说来自可预期的规则、有耐心的资本，以及',
        ),
      },
      { text: say('talking to one another', '坦诚对话的习惯'), italic: true },
      { text: say('.', '。') },
    ],
  },
  {
    kind: 'paragraph',
    runs: [
      {
        text: say(
          'Three working groups will report before the closing session on Tuesday. Their drafts cover port resilience. ',
          '三个工作组将于周二闭幕会前提交报告，内容涉及港口韧性。',
        ),
      },
      { text: say('The drafts are online', '报告草案全文'), link: 'https://forum.example/drafts' },
      { text: say('.', '已上线。') },
    ],
  },
  { kind: 'heading', level: 2, runs: [{ text: say('What the groups will report', '各工作组的议题') }] },
  {
    kind: 'list',
    ordered: true,
    items: [
      { runs: [{ text: say('Port resilience', '港口韧性') }] },
      {
        runs: [
          { text: say('Skills for smaller firms\n– training\n– certificates', '中小企业技能培训\n– 培训\n– 证书') },
        ],
      },
    ],
  },
  { kind: 'heading', level: 3, runs: [{ text: say('In the words of the chair', '主持人总结') }] },
  {
    kind: 'quote',
    paragraphs: [
      [
        {
          text: say(
            '“A forum is not there to end differences, but to keep a place for them.”',
            '“论坛的价值不在于消除分歧，而在于让分歧始终有处可谈。”',
          ),
        },
      ],
    ],
  },
  { kind: 'rule' },
  {
    kind: 'list',
    ordered: false,
    items: [
      { runs: [{ text: 'press@forum.example', link: 'mailto:press@forum.example' }] },
      { runs: [{ text: '2027' }] },
    ],
  },
];

const picture = { kind: 'picture', file: 'c8d3kz1v9m2x7qp4rt6w', width: 640, height: 360 } as const;
const files = (say: Say): RichBlock[] => [
  {
    ...picture,
    alt: say('A crane lifts a container', '起重机吊起集装箱'),
    caption: say('The port at dawn', '清晨的港口'),
  },
  { ...picture, file: 'gone', caption: null },
  { kind: 'video', file: 'd8d3kz1v9m2x7qp4rt6w', poster: picture.file, caption: say('The opening', '开幕') },
  {
    kind: 'document',
    file: 'e8d3kz1v9m2x7qp4rt6w',
    name: say('Green standards: a common register', '绿色标准共同名录'),
    extension: 'pdf',
    size: 2_449_000,
  },
];

const shown = (blocks: (say: Say) => RichBlock[]) => (say: Say) => (
  <RichText
    tree={blocks(say)}
    language={say('en', 'zh') === 'zh' ? 'zh' : 'en'}
    texts={wordsIn(say)}
    onOpenPicture={() => undefined}
    onDownload={() => undefined}
    onCopyMail={() => undefined}
  />
);

export const demos: Demos = {
  'an article': shown(article),
  'with files': shown(files),
};
