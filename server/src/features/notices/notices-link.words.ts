import type { Both } from 'contract/texts';

type Says = Record<keyof Both, readonly [title: string, text: string]>;

const badge: Record<'ask' | 'done', Says> = {
  ask: {
    zh: [
      '您的证件刚刚用于登录论坛应用',
      '如非本人操作，请点击下方按钮：该次登录将立即结束，证件上的登录码同时作废。请随后联系组委会秘书处补发登录码。',
    ],
    en: [
      'Your badge was used to log in to the Forum’s app',
      'If this was not you, press the button below. That session will end at once and the login code on your badge will be cancelled. Please then ask the Secretariat for a new one.',
    ],
  },
  done: {
    zh: ['已结束该次登录', '证件上的登录码已作废。请联系组委会秘书处补发登录码。'],
    en: [
      'That session has been ended',
      'The login code on your badge has been cancelled. Please ask the Secretariat for a new one.',
    ],
  },
};

const partner: Record<'ask' | 'done', Says> = {
  ask: {
    zh: [
      '您的账号刚刚通过合作方应用登录论坛应用',
      '如非本人操作，请点击下方按钮：该次登录将立即结束，合作方应用此后无法再以您的账号登录。',
    ],
    en: [
      'You were logged in to the Forum’s app through a partner’s app',
      'If this was not you, press the button below. That session will end at once, and the partner’s app can no longer log you in.',
    ],
  },
  done: {
    zh: ['已结束该次登录', '合作方应用已无法再以您的账号登录。如需恢复，请联系组委会秘书处。'],
    en: [
      'That session has been ended',
      'The partner’s app can no longer log you in. Should you wish to use it again, please ask the Secretariat.',
    ],
  },
};

const over: Says = {
  zh: ['此链接已失效', '链接已使用过、已过期或不存在。如有疑问，请联系组委会秘书处。'],
  en: [
    'This link is no longer valid',
    'It has already been used, has expired or does not exist. If in doubt, please ask the Secretariat.',
  ],
};

export type NoticePage = { about: 'badge' | 'partner'; state: 'ask' | 'done' } | 'over';

/** The page is plain HTML without scripts, so that it opens in the browser of any mail client. */
export function noticePage(shown: NoticePage): string {
  const { zh, en } = shown === 'over' ? over : { badge, partner }[shown.about][shown.state];
  const button =
    shown !== 'over' && shown.state === 'ask'
      ? '<form method="post"><button>非本人操作 · This was not me</button></form>'
      : '';
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${zh[0]} · ${en[0]}</title><link rel="stylesheet" href="/notice.css"></head>
<body><main><h1>${zh[0]}</h1><p>${zh[1]}</p><h1 lang="en">${en[0]}</h1><p lang="en">${en[1]}</p>${button}</main></body></html>`;
}

export const noticeStyle = `body{margin:0;background:#FAE8B6;color:#2B1A12;font:16px/1.7 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:32px 16px;padding:8px 20px 20px;background:#FFFBF0;border:1px solid #E9D3A0;border-radius:16px}
@media(min-width:520px){main{margin:48px auto}}
h1{font:700 20px/1.4 Georgia,"Songti SC","Noto Serif CJK SC",serif;margin:16px 0 4px}p{margin:0}
button{width:100%;min-height:50px;margin-top:20px;border:0;border-radius:12px;background:#9B1B1F;color:#FFF6E1;font:600 16px/22px inherit}`;
