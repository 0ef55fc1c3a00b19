import { words } from '../../lib/words.ts';

export const filesWords = words({
  files: { en: 'Files', zh: '文件' },
  search: { en: 'Search the files', zh: '搜索文件' },
  placeholder: { en: 'Titles and text of the files', zh: '文件标题与正文' },
  clear: { en: 'Clear the search', zh: '清除搜索内容' },
  cancel: { en: 'Cancel', zh: '取消' },
  enterSearch: { en: 'Please enter your search', zh: '请输入搜索内容' },
  findEverything: { en: 'Search meetings, people and news, too', zh: '同时搜索会议、嘉宾、资讯等' },

  categories: { en: 'Categories', zh: '类别' },
  all: { en: 'All', zh: '全部' },
  types: { en: 'File types', zh: '文件类型' },
  pdf: { en: 'PDF', zh: 'PDF' },
  text: { en: 'Text', zh: '文档' },
  slides: { en: 'Slides', zh: '演示文稿' },
  data: { en: 'Data', zh: '表格' },
  picture: { en: 'Pictures', zh: '图片' },

  bestFirst: {
    en: (count: number) => `${counted(count)}, best match first`,
    zh: (count) => `共${count}份文件，按相关度排序`,
  },
  newestFirst: {
    en: (count: number) => `${counted(count)}, newest first`,
    zh: (count) => `共${count}份文件，最新在前`,
  },
  showNewest: { en: 'Newest first', zh: '最新在前' },
  showBest: { en: 'Best match first', zh: '按相关度' },

  pages: { en: (count: number) => (count === 1 ? '1 page' : `${count} pages`), zh: (count) => `${count}页` },
  slidesCounted: {
    en: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
    zh: (count) => `${count}张幻灯片`,
  },
  sheets: { en: (count: number) => (count === 1 ? '1 sheet' : `${count} sheets`), zh: (count) => `${count}个工作表` },
  sections: { en: (count: number) => (count === 1 ? '1 section' : `${count} sections`), zh: (count) => `${count}节` },
  today: { en: 'Today', zh: '今天' },
  onPage: { en: (number: number) => `Page ${number}: `, zh: (number) => `第${number}页：` },
  onSlide: { en: (number: number) => `Slide ${number}: `, zh: (number) => `第${number}张：` },
  onSheet: { en: (name: string) => `Sheet “${name}”: `, zh: (name) => `工作表“${name}”：` },
  inSection: { en: (name: string) => `“${name}”: `, zh: (name) => `“${name}”：` },
  /** Pages, slides, sheets or sections. */
  foundOn: { en: (count: number) => `${count} places`, zh: (count) => `${count}处匹配` },
  download: { en: (title: string) => `Download: ${title}`, zh: (title) => `下载：${title}` },
  begun: { en: 'The download has begun', zh: '已开始下载' },

  noFiles: { en: 'No files yet', zh: '暂无文件' },
  comesHere: {
    en: 'The guide, the journal and the engagement initiative reports can be read and searched here as soon as the Secretariat publishes them.',
    zh: '会议指南、会刊及参与倡议报告由组委会秘书处发布后，您可在此查阅和检索。',
  },
  nothingIn: {
    en: (category: string) => `Nothing in “${category}” yet`,
    zh: (category) => `“${category}”类别暂无文件`,
  },
  nothingOfType: { en: 'No files of this type', zh: '暂无此类型的文件' },
  nothingInText: { en: 'Please have a look at the other files.', zh: '您可以查看其他文件。' },
  showAll: { en: 'Show all files', zh: '查看全部文件' },
  noHit: { en: (typed: string) => `No file contains “${typed}”`, zh: (typed) => `未找到含“${typed}”的文件` },
  noHitText: {
    en: 'Please check the spelling, use fewer words, or search everything at once.',
    zh: '请核对输入的文字、减少关键词，或搜索全部内容。',
  },
  searchAll: { en: 'Search everything', zh: '搜索全部内容' },
});

function counted(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
