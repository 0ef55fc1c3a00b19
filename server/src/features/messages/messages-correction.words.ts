import type { ProfileField } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import type { CorrectionFacts } from '../../platform/messages/message-facts.ts';
import type { Sentence } from './messages.words.ts';

const fields: Record<Language, Record<ProfileField, string>> = {
  en: {
    ...{ name: 'name', organisation: 'company', title: 'title', profile: 'profile' },
    ...{ mobile: 'mobile number', email: 'email address', photo: 'photo' },
  },
  zh: {
    ...{ name: '姓名', organisation: '单位名称', title: '职务', profile: '个人简介' },
    ...{ mobile: '手机号码', email: '电子邮箱', photo: '照片' },
  },
};

/** What the Secretariat decided on a correction, without the values, which a lock screen might show. */
export const correctionWords: Record<Language, (facts: CorrectionFacts) => Sentence> = {
  en({ field, decision }) {
    const what = fields.en[field];
    return decision === 'applied'
      ? {
          title: `Your correction of the ${what} was applied`,
          text: `The Secretariat has corrected your ${what} as you asked.`,
        }
      : {
          title: `Your correction of the ${what} was declined`,
          text: `The Secretariat has declined the correction of your ${what}. Your profile says why.`,
        };
  },
  zh({ field, decision }) {
    const what = fields.zh[field];
    return decision === 'applied'
      ? { title: `您的${what}更正申请已通过`, text: `组委会秘书处已按您的申请更正${what}。` }
      : { title: `您的${what}更正申请未通过`, text: `组委会秘书处未采纳您的${what}更正申请，原因请见个人资料。` };
  },
};
