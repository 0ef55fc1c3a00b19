import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { isEmail } from 'contract/rules/email';
import { MessageRefused, type Provider } from './provider.ts';

type Settings = { url: string; from: string; timeOut: number };

const tags = { zh: 'zh-CN', en: 'en' };

/** Sends emails by SMTP, always encrypted unless the relay is on this machine. */
export function smtp({ url, from, timeOut }: Settings): Provider {
  const { protocol, hostname } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !isThisMachine(hostname),
    connectionTimeout: timeOut,
    greetingTimeout: timeOut,
    socketTimeout: timeOut,
    dnsTimeout: timeOut,
    // Our texts never attach a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A name that the operator wrote before the address stays.
  const hasName = from.includes('<');
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^\w.-]/g, '');
  return {
    async send({ to, subject = '', sender, text }, id) {
      // The product's rule for addresses allows neither a second address nor a line break.
      if (!isEmail(to)) throw new MessageRefused('not an email address');
      try {
        await transport.sendMail({
          from: sender && !hasName ? { name: oneLine(sender.name), address: from } : from,
          to: { name: '', address: to },
          subject: oneLine(subject),
          text,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(sender && { 'Content-Language': sender.languages.map((language) => tags[language]).join(', ') }),
          },
        });
      } catch (failure) {
        throw isRefusal(failure) ? new MessageRefused('the mail server refused it') : failure;
      }
    },
  };
}

function oneLine(text: string) {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
}

function isThisMachine(hostname: string) {
  const address = hostname.replace(/^\[|\]$/g, '');
  return address === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** True if the server will never accept the receiver or the text; a wrong password or a busy server is an outage. */
function isRefusal(failure: unknown) {
  const { code, responseCode } = failure as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 550;
}
