import { words } from '../../../lib/words.ts';

export const questionWords = words({
  questions: { en: 'FAQ', zh: '常见问题' },
  search: { en: 'Search the questions', zh: '搜索问题' },
  placeholder: { en: 'Search questions and answers', zh: '搜索问题与解答' },
  clear: { en: 'Clear', zh: '清除' },
  // The specification prescribes this wording.
  enterSearch: { en: 'Please enter your search', zh: '请输入搜索内容' },
  categories: { en: 'Categories', zh: '问题分类' },
  all: { en: 'All', zh: '全部' },
  found: {
    en: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
    zh: (count) => `找到${count}个问题`,
  },
  nothingFound: { en: 'No questions found', zh: '没有找到相关问题' },
  nothingFoundText: {
    en: 'Please try another word, or ask the Secretariat.',
    zh: '请更换关键词，或咨询组委会秘书处。',
  },
  showAll: { en: 'Show all questions', zh: '查看全部问题' },
  askSecretariat: { en: 'Contact the Secretariat', zh: '联系组委会秘书处' },
  gone: {
    en: 'This question is no longer listed. Here are the current ones.',
    zh: '该问题已不在列表中，以下为现有问题。',
  },
  none: { en: 'There are no questions yet', zh: '暂无常见问题' },
});
