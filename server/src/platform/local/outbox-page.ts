import { escapedHtml } from '../escaped-html.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { DemoCharacters, DemoMessage, DemoOutbox } from '../providers/demo-outbox.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
article{border:1px solid #ddd;border-radius:8px;padding:.75rem 1rem;margin:1rem 0}
h1{font-size:1.4rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
small{color:#666}code{font-size:1.3rem;letter-spacing:.15em}`;

const channelNames = { sms: 'SMS · 短信', email: 'Email · 电子邮件' };

/** Shows the messages that would have been sent, newest first, in both languages and without scripts. */
export function outboxPage({ messages, characters }: DemoOutbox): string {
  const items = messages().map(messageItem).join('') || '<p>Nothing yet. · 暂无消息。</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo outbox · 演示发件箱</title><style>${style}</style></head>
<body><h1>Demo outbox · <span lang="zh">演示发件箱</span></h1>
<p>In demo mode nothing leaves this machine: codes and notices are shown here. <span lang="zh">演示模式下不会真正发送，验证码与提醒显示在此处。</span></p>
<main>${items}</main>
<h1>Image characters · <span lang="zh">图形验证码</span></h1>
${characters().map(charactersItem).join('') || '<p>Nothing yet. · 暂无内容。</p>'}
</body></html>`;
}

function messageItem({ channel, to, subject, text, at }: DemoMessage) {
  return `<article><h2>${channelNames[channel]} → ${escapedHtml(to)}</h2><small><time>${at.toISOString()}</time></small>
${subject && channel === 'email' ? `<p><b>${escapedHtml(subject)}</b></p>` : ''}<p>${escapedHtml(text)}</p></article>`;
}

function charactersItem({ flowId, characters }: DemoCharacters) {
  return `<article><code>${escapedHtml(characters)}</code> <small>${escapedHtml(flowId)}</small></article>`;
}

/** The policy allows the one style of the page and nothing else. */
export const outboxPolicy = pagePolicy({ 'style-src': "'unsafe-inline'" });

/** The page fetches itself again this often. */
export const refreshSeconds = 3;
