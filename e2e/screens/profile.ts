import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

/** The own profile: the form, and the record after it was submitted. */
export const profileScreen = screen((page: Page, say: Say) => {
  const field = (zh: string, en: string) => page.getByRole('textbox', { name: say({ zh, en }), exact: true });
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  const ask = page.getByRole('dialog', { name: say({ zh: '申请更正', en: 'Ask for a correction' }), exact: true });
  return {
    open: () => page.goto('/cdfH5/pages/mine/info'),
    name: field('姓名', 'Name'),
    title: field('职务', 'Title'),
    otherTitle: field('职务（英文）', 'Title (Chinese)'),
    mobile: field('手机号码', 'Mobile'),
    email: field('电子邮箱', 'Email'),
    otherLanguage: button('同时填写英文', 'Also in Chinese'),
    submit: button('提交', 'Submit'),
    submitted: page.getByText(say({ zh: /^已于.*提交。/, en: /^Submitted on / })),
    confirmAddress: button('验证码确认', 'Confirm by code'),
    confirmed: page.getByText(say({ zh: '已通过验证码确认', en: 'Confirmed by code' })),
    getCode: button('获取验证码', 'Get code'),
    code: field('验证码', 'Verification code'),
    confirmCode: page
      .getByRole('dialog')
      .getByRole('button', { name: say({ zh: '确认', en: 'Confirm' }), exact: true }),
    photo: page.getByLabel(say({ zh: '选择照片', en: 'Choose' }), { exact: true }),
    crop: page.getByRole('dialog', { name: say({ zh: '裁剪照片', en: 'Crop the photo' }) }),
    cropped: page.locator('.crop-view img'),
    ownPhoto: page.locator('.form-photo img'),
    usePhoto: button('使用这张照片', 'Use this photo'),
    ask: button('申请更正', 'Ask for a correction'),
    askSheet: ask,
    askedField: ask.getByRole('combobox', { name: say({ zh: '更正项目', en: 'What is to be corrected' }) }),
    askedText: ask.getByRole('textbox'),
    underReview: page.getByText(say({ zh: '更正审核中', en: 'Under review' }), { exact: true }),
    applied: page.getByText(say({ zh: '已更新', en: 'Applied' }), { exact: true }),
    value: (text: string) => page.getByText(text, { exact: true }),
    preview: page.getByRole('link', { name: say({ zh: '预览：他人所见', en: 'Preview: what others see' }) }),
  };
});
