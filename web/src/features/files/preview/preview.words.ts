import { words } from '../../../lib/words.ts';

export const previewWords = words({
  preview: { en: 'Preview', zh: '文件预览' },
  pageOf: {
    en: (number: number, of: number) => `Page ${number} of ${of}`,
    zh: (number, of) => `第${number}页，共${of}页`,
  },
  slideOf: {
    en: (number: number, of: number) => `Slide ${number} of ${of}`,
    zh: (number, of) => `第${number}张幻灯片，共${of}张`,
  },
  sheetOf: {
    en: (number: number, of: number) => `Sheet ${number} of ${of}`,
    zh: (number, of) => `第${number}个工作表，共${of}个`,
  },
  sectionOf: {
    en: (number: number, of: number) => `Section ${number} of ${of}`,
    zh: (number, of) => `第${number}节，共${of}节`,
  },
  published: { en: (date: string) => `Published ${date}`, zh: (date) => `${date}发布` },

  search: { en: 'Search in this file', zh: '在文件中搜索' },
  clear: { en: 'Clear the search', zh: '清除搜索内容' },
  hitOf: { en: (number: number, of: number) => `${number} of ${of}`, zh: (number, of) => `第${number}处，共${of}处` },
  hits: { en: (count: number) => (count === 1 ? '1 hit' : `${count} hits`), zh: (count) => `共${count}处` },
  noHit: { en: 'Not found', zh: '未找到' },
  previousHit: { en: 'Previous hit', zh: '上一处' },
  nextHit: { en: 'Next hit', zh: '下一处' },

  marked: {
    en: (page: string, text: string) => `${page}, “${text}” marked`,
    zh: (page, text) => `${page}，已标出“${text}”`,
  },
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '缩小' },
  showWhole: { en: 'Whole page', zh: '显示整页' },
  wholePicture: { en: 'Whole picture', zh: '显示整图' },
  pageMissing: { en: 'This page cannot be shown at the moment', zh: '该页暂时无法显示' },
  pictureMissing: { en: 'This picture is not available', zh: '图片暂时无法显示' },
  asText: { en: 'Read as text', zh: '查看文字' },
  asPicture: { en: 'Show the page', zh: '查看页面' },
  table: { en: 'Table', zh: '表格' },
  emptyPage: { en: 'There is no text here.', zh: '此处没有文字。' },

  strip: { en: 'Pages', zh: '页面' },

  textOnly: {
    en: 'This is the text of the file only, without its layout, pictures and charts. The original has them all.',
    zh: '此处仅显示文件中的文字，不含版式、图片和图表。完整内容请下载原件。',
  },
  noPreview: { en: 'There is no preview of this file', zh: '该文件暂无预览' },
  preparing: { en: 'The preview is being prepared', zh: '预览正在准备中' },
  noPreviewText: {
    en: 'Files of this kind cannot be shown here. Please download the original to read it.',
    zh: '此类文件无法在此显示，请下载原件查阅。',
  },
  waiting: {
    en: 'This file has just been published. It can be read and searched here in a few minutes.',
    zh: '该文件刚刚发布，稍后即可在此阅读和检索。',
  },
  scanned: {
    en: 'This file has no text to search, because its pages were scanned.',
    zh: '该文件为扫描件，没有可供检索的文字。',
  },
  noText: {
    en: 'This file has no text to search. Please download the original to see what is in it.',
    zh: '该文件没有可供检索的文字，请下载原件查阅。',
  },
  locked: {
    en: 'This file is protected by a password, so that it can be neither shown nor searched here. Please download the original.',
    zh: '该文件设有密码保护，无法在此显示或检索，请下载原件查阅。',
  },
  damaged: {
    en: 'This file could not be read, so that it can be neither shown nor searched here. You may still download the original.',
    zh: '该文件未能读取，无法在此显示或检索，您仍可下载原件。',
  },

  newer: {
    en: 'The Secretariat has replaced this file with a newer version.',
    zh: '组委会秘书处已将该文件更新为新版本。',
  },
  showNewer: { en: 'Show the new version', zh: '查看新版本' },
  formerNotSearched: {
    en: 'This version can no longer be searched. Please show the new one.',
    zh: '该版本已无法检索，请查看新版本。',
  },
  formerNotShown: {
    en: 'This part of the former version is no longer available. Please show the new one.',
    zh: '旧版本的此部分已无法显示，请查看新版本。',
  },
  missing: { en: 'This file is not available', zh: '未找到该文件' },
  missingText: {
    en: 'It may have been withdrawn, or the link is incomplete.',
    zh: '该文件可能已撤下，或链接不完整。',
  },
  withdrawn: { en: 'This file has been withdrawn', zh: '该文件已撤下' },
  withdrawnText: {
    en: 'The Secretariat withdrew it while you were reading. We apologise for the interruption.',
    zh: '您阅读期间，组委会秘书处撤下了该文件。给您带来不便，敬请谅解。',
  },
  openFiles: { en: 'Open the files', zh: '查看文件' },

  share: { en: 'Share', zh: '分享' },
  shareInWeChat: {
    en: 'Please tap “···” at the top right to share this page, or copy the link. Whoever opens it is asked to log in.',
    zh: '请点击右上角“···”分享本页，或复制链接。打开链接者需登录后查看。',
  },
  linkCopied: { en: 'The link has been copied', zh: '链接已复制' },
});
