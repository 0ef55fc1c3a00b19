import { words } from '../../../lib/words.ts';

export const profileFormWords = words({
  lead: { en: 'Everything is required; a photo is optional.', zh: '各项均为必填，照片选填。' },
  otherLanguage: { en: 'Also in Chinese', zh: '同时填写英文' },
  otherLead: {
    en: 'Optional. They are shown wherever the app is in Chinese; what you leave as it is stays on record.',
    zh: '选填。以下内容在英文界面中显示，未修改的内容保持不变。',
  },
  once: {
    en: 'You can submit once; then the Secretariat makes corrections.',
    zh: '仅可提交一次，此后由组委会秘书处更正。',
  },
  submit: { en: 'Submit', zh: '提交' },
  submitted: { en: 'Your profile has been submitted', zh: '个人资料已提交' },
});
