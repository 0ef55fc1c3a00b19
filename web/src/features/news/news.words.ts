import { words } from '../../lib/words.ts';

export const newsWords = words({
  title: { en: 'News', zh: '新闻资讯' },
  article: { en: 'News', zh: '资讯' },
  talkTitle: { en: 'Talk', zh: '观点' },
  kinds: { en: 'News or talks', zh: '新闻或观点' },
  news: { en: 'News', zh: '新闻' },
  talk: { en: 'Talks', zh: '观点' },
  categories: { en: 'Categories', zh: '类别' },
  all: { en: 'All', zh: '全部' },

  voice: { en: 'Voice article', zh: '语音播报' },
  video: { en: 'Video', zh: '视频' },

  older: { en: 'Show earlier items', zh: '查看更早的内容' },
  loading: { en: 'Loading …', zh: '正在加载……' },
  notContinued: { en: 'The earlier items could not be loaded.', zh: '更早的内容未能加载。' },
  tryAgain: { en: 'Try again', zh: '重试' },
  end: { en: 'You have reached the end', zh: '已显示全部内容' },

  noNews: { en: 'No news yet', zh: '暂无新闻' },
  noTalks: { en: 'No talks yet', zh: '暂无观点文章' },
  comesHere: {
    en: 'What the Secretariat publishes will appear here.',
    zh: '组委会秘书处发布的内容将显示在这里。',
  },
  nothingIn: {
    en: (category: string) => `Nothing in “${category}” yet`,
    zh: (category) => `“${category}”类别暂无内容`,
  },
  nothingInText: { en: 'Please have a look at the other categories.', zh: '您可以查看其他类别的内容。' },
  showAll: { en: 'Show all categories', zh: '查看全部类别' },

  latest: { en: 'Latest news', zh: '最新资讯' },
  allNews: { en: 'All news', zh: '全部资讯' },
});
