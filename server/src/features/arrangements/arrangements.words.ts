import type { Both } from 'contract/languages';
import type { WrongField } from './arrangements.rules.ts';

/** Why a row of a list of arrangements is wrong. */
export const rowWords = {
  noSuchPerson: { en: 'There is no such person', zh: '未找到该人员' },
  personTwice: { en: 'This person is in the list twice', zh: '该人员在列表中重复出现' },
  noSuchMeeting: { en: 'There is no such meeting', zh: '未找到该会议' },
  leavesBeforeArriving: { en: 'The departure must be after the arrival', zh: '离店日期须晚于入住日期' },
} as const satisfies Record<WrongField[1], Both>;
