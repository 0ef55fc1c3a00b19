import { words } from '../../../lib/words.ts';

export const ownItemWords = words({
  add: { en: 'Add to my schedule', zh: '添加个人日程' },
  edit: { en: 'Edit my entry', zh: '编辑个人日程' },
  content: { en: 'Content', zh: '内容' },
  details: { en: 'Schedule details', zh: '日程详情' },
  date: { en: 'Date', zh: '日期' },
  from: { en: 'From', zh: '开始' },
  to: { en: 'To', zh: '结束' },
  location: { en: 'Location', zh: '地点' },
  venue: { en: 'Conference venue', zh: '会场' },
  chooseVenue: { en: 'Please choose', zh: '请选择' },
  otherVenue: { en: 'Other', zh: '其他' },
  // The specification's words, said before anything is sent.
  contentMissing: { en: 'Please enter content', zh: '请输入内容' },
  detailsMissing: { en: 'Please enter schedule details', zh: '请输入日程详情' },
  locationMissing: { en: 'Please enter location', zh: '请输入地点' },
  venueMissing: { en: 'Please enter conference venue', zh: '请输入会场' },
  endsTooEarly: {
    en: 'The end must be later than the start, on the same day',
    zh: '结束时间须晚于开始时间，且在同一天',
  },
  dateMissing: { en: 'Please choose a date', zh: '请选择日期' },
  timeMissing: { en: 'Please enter a time', zh: '请输入时间' },

  canStillSave: { en: 'You can still save.', zh: '仍可保存。' },
  stop: { en: '. ', zh: '。' },
  cancel: { en: 'Cancel', zh: '取消' },
  save: { en: 'Save', zh: '保存' },
  delete: { en: 'Delete this entry', zh: '删除此日程' },
  close: { en: 'Close', zh: '关闭' },
  onlyYou: { en: 'Only you can see your own entries.', zh: '个人日程仅您本人可见。' },

  saved: { en: 'Saved', zh: '已保存' },
  // The specification's words come first.
  notSaved: {
    en: 'Save Message Error. What you typed is still here; please try again.',
    zh: '保存失败。您输入的内容仍在此处，请重试。',
  },
  deleted: { en: 'The entry has been deleted', zh: '日程已删除' },
  undo: { en: 'Undo', zh: '撤销' },
  restored: { en: 'The entry is back', zh: '日程已恢复' },
  notDeleted: { en: 'The entry could not be deleted. Please try again', zh: '日程未能删除，请重试' },
  notRestored: { en: 'The entry could not be brought back. Please try again', zh: '日程未能恢复，请重试' },
});
