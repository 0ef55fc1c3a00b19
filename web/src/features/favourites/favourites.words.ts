import { words } from '../../lib/words.ts';

export const favouritesWords = words({
  favourites: { en: 'Favourites', zh: '我的收藏' },
  view: { en: 'View', zh: '查看' },
  day: { en: 'My day', zh: '我的日程' },
  meetings: { en: 'Meetings', zh: '会议' },
  delegates: { en: 'Delegates', zh: '嘉宾' },
  news: { en: 'News', zh: '资讯' },
  files: { en: 'Files', zh: '文件' },
  date: { en: 'Day', zh: '日期' },
  today: { en: 'Today', zh: '今天' },
  count: {
    en: (entries: number) => (entries === 1 ? '1 entry' : `${entries} entries`),
    zh: (entries) => `${entries}项`,
  },
  add: { en: 'Add an entry', zh: '添加个人日程' },

  noMeetings: { en: 'No bookmarked meetings yet', zh: '尚未收藏会议' },
  noMeetingsText: {
    en: 'Tap the bookmark beside a meeting in the agenda to keep it here.',
    zh: '在会议日程中点击会议旁的收藏标记，即可在此查看。',
  },
  openAgenda: { en: 'Open the agenda', zh: '查看会议日程' },
  noDelegates: { en: 'No bookmarked delegates yet', zh: '尚未收藏嘉宾' },
  noDelegatesText: {
    en: 'Tap the bookmark beside a delegate to keep the name here.',
    zh: '在嘉宾名录中点击嘉宾旁的收藏标记，即可在此查看。',
  },
  openDirectory: { en: 'Open the delegates', zh: '查看参会嘉宾' },
  noLongerListed: {
    en: (count: number) =>
      count === 1
        ? 'One delegate you bookmarked is no longer listed.'
        : `${count} delegates you bookmarked are no longer listed.`,
    zh: (count) => `您收藏的${count}位嘉宾已不在名录中。`,
  },
  noNews: { en: 'No bookmarked news yet', zh: '尚未收藏资讯' },
  noNewsText: {
    en: 'Tap the bookmark beside an article to keep it here.',
    zh: '在新闻资讯中点击文章旁的收藏标记，即可在此查看。',
  },
  openNews: { en: 'Open the news', zh: '查看新闻资讯' },
  noFiles: { en: 'No bookmarked files yet', zh: '尚未收藏文件' },
  noFilesText: {
    en: 'Tap the bookmark beside a file to keep it here.',
    zh: '在文件列表中点击文件旁的收藏标记，即可在此查看。',
  },
  openFiles: { en: 'Open the files', zh: '查看文件' },
});
