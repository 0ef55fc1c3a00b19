import { words } from '../../lib/words.ts';

export const filesWords = words({
  files: { en: 'Files', zh: '文件' },
  notYet: { en: 'The Forum’s files appear here', zh: '论坛文件将在此发布' },
  what: {
    en: 'The guide, the journal and the engagement initiative reports can be read and searched here as soon as the Secretariat publishes them.',
    zh: '会议指南、会刊及参与倡议报告由组委会秘书处发布后，您可在此查阅和检索。',
  },
});
