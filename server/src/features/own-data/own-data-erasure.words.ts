import type { Both, Language } from 'contract/languages';
import { readablePhone } from 'contract/rules/readable-phone';
import { sentBy, sentInBoth, type Sender } from '../../platform/outgoing/sender.ts';

type Message = { sender: Sender; subject: string; text: string };

function momentIn(language: Language, timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', {
    ...{ timeZone, year: 'numeric', month: 'long', day: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(moment);
}

type Asked = { forumName: Both; dueAt: Date; timeZone: string; secretariatPhone: string };

/** In both languages, because its reader may not be who asked. */
export function askedMessage({ forumName, dueAt, timeZone, secretariatPhone }: Asked): Message {
  const phone = readablePhone(secretariatPhone);
  return {
    ...sentInBoth(forumName),
    subject: `${forumName.zh}：已收到数据删除申请 · Request for erasure`,
    text: [
      `【${forumName.zh}】已收到删除您在论坛应用中全部数据的申请，将于${momentIn('zh', timeZone, dueAt)}（论坛当地时间）执行。此前可登录应用，在“隐私”页“我的数据”中撤回。如非本人操作，请立即撤回并联系组委会秘书处：${phone}`,
      `The erasure of all your data in the app of the ${forumName.en} was asked for. It will be carried out on ${momentIn('en', timeZone, dueAt)} (the Forum’s local time). Until then you can take the request back in the app, on the Privacy page under My data. If this was not you, please take it back at once and call the Secretariat: ${phone}`,
    ].join('\n\n'),
  };
}

type Receipt = { number: string; askedAt: Date; timeZone: string; forumName: Both };

/** What is erased and what stays, in the words of the privacy page. */
const erasure = {
  en: {
    erased:
      'profile, photo and badge, bookmarks and own schedule, messages, arrangements, parts in meetings and invitations, logins and devices, consents, calendar address, pushes and links to partners’ apps',
    kept: [
      'the lines of the Secretariat’s audit log, which say when a record was changed; what they said of you can never be read again, because its key was destroyed',
      'this receipt, without your name',
      'backups and pages of the database’s own files, until they are overwritten',
      'what other people wrote themselves, such as their own notes',
    ],
  },
  zh: {
    erased:
      '个人信息、照片与证件，收藏与个人日程，消息，个人安排，会议中的角色与邀请，登录记录与设备，同意记录，日历订阅地址，推送及与合作方应用的关联',
    kept: [
      '组委会秘书处审计日志中的行记录，仅表明登记信息何时变更；其中有关您的内容因密钥已销毁，永远无法读取',
      '本回执，不含您的姓名',
      '备份及数据库文件中的残留数据，至被覆盖为止',
      '他人自行书写的内容，如其个人笔记',
    ],
  },
} as const;

function receiptLines({ number, askedAt, timeZone, forumName }: Receipt, when: readonly string[], language: Language) {
  const { erased, kept } = erasure[language];
  const asked = momentIn(language, timeZone, askedAt);
  if (language === 'zh')
    return [
      `${forumName.zh}：删除数据回执 ${number}`,
      `申请时间：${asked}`,
      ...when,
      `删除范围：${erased}。`,
      ['仍保留：', ...kept.map((one) => `－${one}；`)].join('\n'),
      '时间均为论坛当地时间。',
    ];
  return [
    `${forumName.en}: receipt ${number} for the erasure of your data`,
    `Asked: ${asked}`,
    ...when,
    `Erased: ${erased}.`,
    ['Still kept:', ...kept.map((one) => `- ${one};`)].join('\n'),
    'All times are the Forum’s local time.',
  ];
}

/** The receipt of a request that still waits, as a text file. */
export function receiptText({ dueAt, ...receipt }: Receipt & { dueAt: Date }, language: Language): string {
  const due = momentIn(language, receipt.timeZone, dueAt);
  const when = {
    en: [`To be erased: ${due}, unless the request is taken back`],
    zh: [`执行时间：${due}，撤回申请的除外`],
  };
  return `${receiptLines(receipt, when[language], language).join('\n\n')}\n`;
}

/** The last message to the person, whose address is known to nobody afterwards. */
export function receiptMessage({ erasedAt, ...receipt }: Receipt & { erasedAt: Date }, language: Language): Message {
  const erased = momentIn(language, receipt.timeZone, erasedAt);
  const { number, forumName } = receipt;
  const subject = {
    en: `${forumName.en}: your data has been erased, receipt ${number}`,
    zh: `${forumName.zh}：您的数据已删除，回执 ${number}`,
  };
  const when = { en: [`Carried out: ${erased}`], zh: [`完成时间：${erased}`] };
  return {
    ...sentBy(forumName[language], language),
    subject: subject[language],
    text: receiptLines(receipt, when[language], language).join('\n\n'),
  };
}

/** The same for who has no email: an SMS has room for the number alone. */
export function receiptSms(number: string, forumName: Both): { text: string } {
  return {
    text: [
      `【${forumName.zh}】您在论坛应用中的数据已删除，回执编号：${number}。`,
      `Your data in the app of the ${forumName.en} has been erased. Receipt: ${number}.`,
    ].join('\n'),
  };
}
