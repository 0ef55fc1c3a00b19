import type { Language } from 'contract/languages';

type Words = {
  /** The name of a file with all friends. */
  all: (forumName: string) => string;
  /** Whose the mobile and the email are. */
  contact: (name: string) => string;
  met: (where: string) => string;
  withdrawn: string;
};

/** What an exported business card says besides the data. */
export const vCardWords: Record<Language, Words> = {
  en: {
    all: (forumName) => `${forumName}: business cards`,
    contact: (name) => `The mobile number and email address are those of the contact person, ${name}.`,
    met: (where) => `Where we met: ${where}`,
    withdrawn: 'The contact person’s details have been withdrawn.',
  },
  zh: {
    all: (forumName) => `${forumName}：名片联系人`,
    contact: (name) => `手机号码和电子邮箱为联系人${name}的联系方式。`,
    met: (where) => `相识地点：${where}`,
    withdrawn: '联系人的联系方式已撤回。',
  },
};
