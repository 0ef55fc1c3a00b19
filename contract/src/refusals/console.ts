import { codes } from '../wire/codes.ts';
import { invalid, refusal } from '../wire/refusal.ts';

/** These refusals answer calls of the secretariat. */
export const noSuchPerson = refusal(codes.notFound, 'noSuchPerson', 'There is no such person', '未找到该人员');
export const noSuchHall = refusal(codes.notFound, 'noSuchHall', 'There is no such hall', '未找到该会议厅');
export const noSuchPartnerKey = refusal(
  codes.notFound,
  'noSuchPartnerKey',
  'There is no such partner key, or it has been revoked',
  '该合作方密钥不存在或已撤销',
);
export const changedMeanwhile = refusal(
  codes.conflict,
  'changedMeanwhile',
  'Somebody else changed this in the meantime. Your change was not saved',
  '他人已在此期间修改内容，您的更改未保存',
);
export const wrongAddress = invalid(
  'address',
  'wrongAddress',
  'This is neither a mobile number nor an email address',
  '所填内容既非手机号码，也非电子邮箱',
);
export const outsideTheForum = invalid(
  'date',
  'outsideTheForum',
  'This is not one of the days of the Forum',
  '该日期不在论坛会期内',
);
export const restoreFirst = refusal(
  codes.conflict,
  'restoreFirst',
  'The meeting is cancelled. Please restore it first',
  '该会议已取消，请先恢复',
);
export const alreadyThere = refusal(
  codes.conflict,
  'alreadyThere',
  'The meeting is already at that time and in that hall',
  '该会议已安排在此时间和会议厅',
);
export const alreadyCancelled = refusal(
  codes.conflict,
  'alreadyCancelled',
  'The meeting has already been cancelled',
  '该会议已取消',
);
export const nothingToRestore = refusal(
  codes.conflict,
  'nothingToRestore',
  'The meeting is neither cancelled nor moved',
  '该会议未取消，也未调整',
);
export const namesAlreadySo = refusal(
  codes.conflict,
  'namesAlreadySo',
  'The names of this meeting are already set so',
  '该会议人员姓名的公开设置未变',
);
export const nothingToUndo = refusal(
  codes.conflict,
  'nothingToUndo',
  'There is no earlier version to return to',
  '没有更早的版本可以恢复',
);
export const timeHasPassed = invalid('at', 'timeHasPassed', 'This time has already passed', '该时间已过');
export const notInSeminar = refusal(
  codes.conflict,
  'notInSeminar',
  'Nothing was sent: this person has no part in that closed-door seminar, and would not be shown the message',
  '未发送：该人员未参加此闭门研讨会，无法看到该消息',
);
export const smsBudgetSpent = refusal(
  codes.tooOften,
  'smsBudgetSpent',
  'Nothing was sent: this would be more SMS for critical messages than are allowed in 24 hours',
  '未发送：将超出24小时内重要消息短信数量上限',
);
export const alreadyRecalled = refusal(
  codes.conflict,
  'alreadyRecalled',
  'The message has already been recalled',
  '该消息已撤回',
);
export const wrongRows = invalid(
  'people',
  'wrongRows',
  'Nothing was saved, because something in the list is wrong',
  '列表中有误，未保存任何内容',
);
export const familyNameNotInName = invalid(
  'familyName',
  'familyNameNotInName',
  'In each language the family name must be a part of the name',
  '中英文姓氏均须包含在相应姓名之中',
);
export const namedInDirectory = refusal(
  codes.conflict,
  'namedInDirectory',
  'The directory already has somebody of this name, or a honey delegate has it',
  '嘉宾名录或诱饵记录中已有同名者',
);
export const noSuchDecoy = refusal(
  codes.notFound,
  'noSuchDecoy',
  'There is no such honey delegate',
  '未找到该诱饵记录',
);
