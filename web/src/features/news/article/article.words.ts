import { words } from '../../../lib/words.ts';

export const articleWords = words({
  published: {
    en: (source: string, date: string, time: string) => `${source} · ${date}, ${time}`,
    zh: (source, date, time) => `${source} · ${date} ${time}`,
  },
  related: { en: 'Related', zh: '相关内容' },

  openCover: { en: 'Enlarge the cover picture', zh: '放大封面图片' },
  openPicture: {
    en: ({ described, number, of }: Opened) =>
      described ? `Enlarge picture: ${described}` : `Enlarge picture ${number} of ${of}`,
    zh: ({ described, number, of }) => (described ? `放大图片：${described}` : `放大第${number}张图片，共${of}张`),
  },
  pictureMissing: { en: 'This picture is not available', zh: '图片暂时无法显示' },
  videoMissing: { en: 'This video cannot be played', zh: '视频暂时无法播放' },
  video: { en: 'Video', zh: '视频' },
  playVideo: {
    en: (described: string | undefined) => (described ? `Play video: ${described}` : 'Play video'),
    zh: (described) => (described ? `播放视频：${described}` : '播放视频'),
  },
  download: { en: 'Download', zh: '下载' },
  downloaded: { en: 'The download has begun', zh: '已开始下载' },

  pictures: { en: 'Pictures', zh: '图片' },
  close: { en: 'Close', zh: '关闭' },
  previous: { en: 'Previous picture', zh: '上一张' },
  next: { en: 'Next picture', zh: '下一张' },
  enlarge: { en: 'Enlarge', zh: '放大' },
  showWhole: { en: 'Show the whole picture', zh: '显示整张图片' },
  position: { en: (number: number, of: number) => `${number} / ${of}`, zh: (number, of) => `${number} / ${of}` },

  missing: { en: 'This article is not available', zh: '未找到该内容' },
  missingText: {
    en: 'It may have been withdrawn, or the link is incomplete.',
    zh: '该内容可能已撤下，或链接不完整。',
  },
  withdrawn: { en: 'This article has been withdrawn', zh: '该内容已撤下' },
  withdrawnText: {
    en: 'The Secretariat withdrew it while you were reading. We apologise for the interruption.',
    zh: '您阅读期间，组委会秘书处撤下了该内容。给您带来不便，敬请谅解。',
  },
  openNews: { en: 'Open the news', zh: '查看新闻资讯' },
});

type Opened = { described: string | undefined; number: number; of: number };
