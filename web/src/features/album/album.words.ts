import { words } from '../../lib/words.ts';

export const albumWords = words({
  album: { en: 'Album', zh: '相册' },
  notYet: { en: 'Photos appear here from the first day', zh: '照片自论坛首日起在此呈现' },
  what: {
    en: 'The official photographs of meetings and events are published day by day throughout the Forum.',
    zh: '论坛期间，会议与活动的官方照片将逐日发布。',
  },
  day: { en: 'Day', zh: '日期' },
  today: { en: 'Today', zh: '今天' },
  topics: { en: 'Topics', zh: '主题' },
  all: { en: 'All', zh: '全部' },
  count: { en: (photos: number) => (photos === 1 ? '1 photo' : `${photos} photos`), zh: (photos) => `${photos}张` },
  open: { en: (caption: string) => `Open the photo: ${caption}`, zh: (caption) => `查看照片：${caption}` },
  missing: { en: 'Not available', zh: '无法显示' },
  fresh: {
    en: (photos: number) => (photos === 1 ? '1 new photo' : `${photos} new photos`),
    zh: (photos) => `${photos}张新照片`,
  },
  noPhotos: { en: 'No photos here yet', zh: '暂无照片' },
  noPhotosText: { en: 'Please have a look at the other days and topics.', zh: '您可以查看其他日期和主题。' },

  select: { en: 'Select', zh: '选择' },
  cancel: { en: 'Cancel', zh: '取消' },
  chosen: {
    en: (photos: number) => (photos === 0 ? 'Choose photos' : `${photos} selected`),
    zh: (photos) => (photos === 0 ? '请选择照片' : `已选${photos}张`),
  },
  atMost: {
    en: (photos: number) => `At most ${photos} photos can be downloaded at once`,
    zh: (photos) => `一次最多下载${photos}张照片`,
  },
  download: { en: 'Download', zh: '下载' },
  downloadSeveral: { en: 'Download as one file', zh: '打包下载' },
  downloaded: { en: 'The download has begun', zh: '已开始下载' },

  external: { en: 'Another album of the Forum', zh: '论坛其他相册' },
});
