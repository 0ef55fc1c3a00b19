import { words } from '../../../lib/words.ts';

/** Words for the pages of one partner or patron. */
export const partnerWords = words({
  partner: { en: 'Partner', zh: '合作伙伴' },
  patron: { en: 'Patron', zh: '支持单位' },
  strategicOne: { en: 'Strategic partner', zh: '战略合作伙伴' },
  officialOne: { en: 'Official partner', zh: '官方合作伙伴' },
  serviceOne: { en: 'Service partner', zh: '服务合作伙伴' },
  principalOne: { en: 'Principal patron', zh: '首席支持单位' },
  patronOne: { en: 'Patron', zh: '支持单位' },
  contribution: { en: 'Contribution to the Forum', zh: '对论坛的支持' },
  mediaContact: { en: 'Media contact', zh: '媒体联络' },
  askSecretariat: {
    en: 'No media contact has been provided. Please address your enquiry to the Secretariat.',
    zh: '该机构未提供媒体联络方式，请与组委会秘书处联系。',
  },
  more: { en: 'More', zh: '更多' },
  company: { en: 'About the organisation', zh: '机构简介' },
  companyHint: { en: 'Profile, website and address', zh: '简介、网址与地址' },
  mediaList: { en: 'Media list', zh: '媒体名录' },
  mediaListHint: { en: 'Outlets reporting on the Forum, with their contacts', zh: '报道论坛的媒体及其联系方式' },
  profile: { en: 'Profile', zh: '机构简介' },
  reach: { en: 'Website and address', zh: '网址与地址' },
  website: { en: 'Website', zh: '网址' },
  address: { en: 'Address', zh: '地址' },
  people: { en: 'Delegates at the Forum', zh: '参会嘉宾' },
  contributionHint: { en: 'Contribution and media contact', zh: '支持内容与媒体联络方式' },
  missing: { en: 'This organisation is no longer listed', zh: '该机构已不在名单中' },
  missingText: { en: 'It may have been withdrawn by the Secretariat.', zh: '相关信息可能已由组委会秘书处撤下。' },
  openList: { en: 'See partners and patrons', zh: '查看合作伙伴与支持单位' },
});
