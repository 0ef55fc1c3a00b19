import { words } from '../../../lib/words.ts';

export const downloadWords = words({
  download: { en: (size: string) => `Download the original (${size})`, zh: (size) => `下载原件（${size}）` },
  downloading: { en: 'Downloading the original', zh: '正在下载原件' },
  cancel: { en: 'Cancel the download', zh: '取消下载' },
  cut: { en: 'The download was interrupted.', zh: '下载已中断。' },
  tryAgain: { en: 'Try again', zh: '重试' },
  downloaded: { en: 'The file is complete and is being saved', zh: '文件已接收完成，正在保存' },
});
