import type { Both } from 'contract/languages';
import { callLink, readablePhone } from 'contract/rules/readable-phone';
import { escapedHtml } from '../../platform/escaped-html.ts';

type Says = Record<keyof Both, readonly [title: string, text: string]>;

const badge: Record<'ask' | 'done', Says> = {
  ask: {
    zh: [
      '您的证件曾用于登录论坛应用',
      '如非本人操作，请点击下方按钮：该次登录将立即结束，所用的登录码同时作废。如您此后尚未换发证件，请联系组委会秘书处补发登录码。',
    ],
    en: [
      'Your badge was used to log in to the Forum’s app',
      'If this was not you, press the button below. That session will end at once and the login code that was used will be cancelled. Unless your badge has since been replaced, please then ask the Secretariat for a new code.',
    ],
  },
  done: {
    zh: ['已结束该次登录', '所用的登录码已作废。如您此后尚未换发证件，请联系组委会秘书处补发登录码。'],
    en: [
      'That session has been ended',
      'The login code that was used has been cancelled. Unless your badge has since been replaced, please ask the Secretariat for a new code.',
    ],
  },
};

const partner: Record<'ask' | 'done', Says> = {
  ask: {
    zh: [
      '您的账号曾通过合作方应用登录论坛应用',
      '如非本人操作，请点击下方按钮：该次登录将立即结束，此后任何合作方应用均无法以您的账号登录。',
    ],
    en: [
      'You were logged in to the Forum’s app through a partner’s app',
      'If this was not you, press the button below. That session will end at once, and no partner’s app will be able to log you in any longer.',
    ],
  },
  done: {
    zh: ['已结束该次登录', '此后任何合作方应用均无法以您的账号登录。如需恢复，请联系组委会秘书处。'],
    en: [
      'That session has been ended',
      'No partner’s app can log you in any longer. Should you wish to use one again, please ask the Secretariat.',
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

type Login = { at: Date; kind: 'browser' | 'host' | 'wechat' };
export type NoticePage =
  | { about: 'badge' | 'partner'; state: 'ask'; login: Login }
  | { about: 'badge' | 'partner'; state: 'done' }
  | 'over';
type Forum = { timeZone: string; secretariatPhone: string };

const places: Record<Login['kind'], Both> = {
  browser: { zh: '浏览器', en: 'in a browser' },
  host: { zh: '合作方应用', en: 'in a partner’s app' },
  wechat: { zh: '微信', en: 'in WeChat' },
};

/** When and where it was, so that the reader can tell whether it was their own login. */
function loginSaid({ at, kind }: Login, timeZone: string): Both {
  const when = (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' });
  return {
    zh: `登录时间：${when('zh-CN').format(at)}（论坛当地时间）；登录环境：${places[kind].zh}。`,
    en: `Time of login: ${when('en-GB').format(at)} (the Forum’s local time), ${places[kind].en}.`,
  };
}

/** The page is plain HTML without scripts, so that it opens in the browser of any mail client. */
export function noticePage(shown: NoticePage, { timeZone, secretariatPhone }: Forum): string {
  const { zh, en } = shown === 'over' ? over : { badge, partner }[shown.about][shown.state];
  const asks = shown !== 'over' && shown.state === 'ask';
  const login = asks ? loginSaid(shown.login, timeZone) : undefined;
  const button = asks
    ? '<form method="post"><button>非本人操作 · <span lang="en">This was not me</span></button></form>'
    : '';
  const phone = escapedHtml(readablePhone(secretariatPhone));
  const call = `<p>组委会秘书处 · <span lang="en">The Secretariat</span>: <a href="${callLink(secretariatPhone)}">${phone}</a></p>`;
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${zh[0]} · ${en[0]}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/notice.css"></head>
<body><main><h1>${zh[0]}</h1>${login ? `<p>${login.zh}</p>` : ''}<p>${zh[1]}</p>
<h1 lang="en">${en[0]}</h1><div lang="en">${login ? `<p>${login.en}</p>` : ''}<p>${en[1]}</p></div>${button}${call}</main></body></html>`;
}

export const noticeStyle = `body{margin:0;background:#FAE8B6;color:#2B1A12;font:16px/1.7 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}
main{max-width:480px;margin:32px 16px;padding:8px 20px 20px;background:#FFFBF0;border:1px solid #E9D3A0;border-radius:16px}
@media(min-width:520px){main{margin:48px auto}}
h1{font:700 20px/1.4 Georgia,"Songti SC","Noto Serif CJK SC",serif;margin:16px 0 4px}h1:lang(en){font-family:Georgia,"Noto Serif","Times New Roman",serif}
p{margin:0 0 8px}a{color:#0B559F;white-space:nowrap}form{margin-bottom:16px}
button{width:100%;min-height:50px;margin-top:20px;border:0;border-radius:12px;background:#9B1B1F;color:#FFF6E1;font:inherit;font-weight:600}`;
