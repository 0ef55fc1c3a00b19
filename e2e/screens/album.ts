import type { Page } from '@playwright/test';
import type { Say } from '../support/test.ts';
import { screen } from './screen.ts';

export const albumScreen = screen((page: Page, say: Say) => {
  const button = (zh: string, en: string) => page.getByRole('button', { name: say({ zh, en }), exact: true });
  const viewer = page.getByRole('dialog', { name: say({ zh: '照片', en: 'Photos' }), exact: true });
  const openPhoto = (caption: string) => ({ zh: `查看照片：${caption}`, en: `Open the photo: ${caption}` });
  return {
    open: () => page.goto('/cdfH5/pages/album/album'),
    days: page.getByRole('group', { name: say({ zh: '日期', en: 'Day' }) }).getByRole('button'),
    topics: page.getByRole('group', { name: say({ zh: '主题', en: 'Topics' }) }).getByRole('button'),
    photos: page.locator('.photo-grid').getByRole('button'),
    photo: (caption: string) => page.getByRole('button', { name: say(openPhoto(caption)), exact: true }),
    choosable: (caption: string) => page.getByRole('button', { name: caption, exact: true }),
    fresh: (count: number) => button(`${count}张新照片`, count === 1 ? '1 new photo' : `${count} new photos`),
    select: button('选择', 'Select'),
    chosen: (count: number) => page.getByText(say({ zh: `已选${count}张`, en: `${count} selected` }), { exact: true }),
    cancel: button('取消', 'Cancel'),
    downloadOne: button('下载', 'Download'),
    downloadSeveral: button('打包下载', 'Download as one file'),
    viewer,
    closeViewer: viewer.getByRole('button', { name: say({ zh: '关闭', en: 'Close' }), exact: true }),
    original: viewer.getByRole('button', { name: say({ zh: '下载原图', en: 'Download' }), exact: true }),
    saveToAlbum: viewer.getByRole('button', { name: say({ zh: '保存到相册', en: 'Save to album' }) }),
    hide: viewer.getByRole('button', { name: say({ zh: '申请隐藏本人照片', en: 'Hide this photo of me' }) }),
    reason: page.getByRole('textbox', { name: say({ zh: '申请理由（选填）', en: 'Your reason (optional)' }) }),
    sendRequest: button('提交申请', 'Send the request'),
    requestWaits: page.getByText(
      say({ zh: '隐藏申请已提交，组委会秘书处处理中', en: 'Your request to hide it is with the Secretariat' }),
    ),
    elsewhere: page.locator('.album__external').getByRole('link'),
  };
});

/** A page of another site. */
export const webViewScreen = screen((page: Page, say: Say) => ({
  open: (url: string) => page.goto(`/cdfH5/pages/webview/webview?${new URLSearchParams({ url })}`),
  from: (host: string) => page.getByText(say({ zh: `本页内容来自${host}`, en: `This page comes from ${host}` })),
  frame: page.locator('iframe'),
  openInBrowser: page.getByRole('link', { name: say({ zh: '在浏览器中打开', en: 'Open in browser' }) }),
  maybeBlank: page.getByText(say({ zh: /^如页面一直空白/, en: /^If the page stays blank/ })),
  notAllowed: page.getByText(say({ zh: '该地址无法在此打开', en: 'This address cannot be opened here' }), {
    exact: true,
  }),
  openAlbum: page.getByRole('button', { name: say({ zh: '查看相册', en: 'Open the album' }) }),
}));
