import { createRequire } from 'node:module';
import { purposes, valueIn, type SmsPurpose } from '../outgoing/messages.ts';
import { MessageRefused, ProviderFailed, type Message, type Provider } from './provider.ts';

type Settings = {
  keyId: string;
  secret: string;
  signName: string;
  /** The approved template of each purpose. */
  templates: Readonly<Record<SmsPurpose, string>>;
  endpoint: string;
  timeOut: number;
};

// Alibaba's codes for numbers that it will never send to, or has already sent enough to.
const refusals = new Set(['isv.MOBILE_NUMBER_ILLEGAL', 'isv.BUSINESS_LIMIT_CONTROL', 'isv.BLACK_KEY_CONTROL_LIMIT']);

/**
 * Alibaba Cloud SMS sends only approved templates, so that it gets the code or the token of the link, but not the text.
 */
export function alibabaSms(settings: Settings): Provider {
  const { Client, SendSmsRequest, Config } = loadKit();
  const client = new Client(new Config(connectionTo(settings)));
  return {
    // A template for codes takes four to six digits.
    mostDigits: 6,
    async send(message, id) {
      const to = asAlibabaWrites(message.to);
      const request = new SendSmsRequest({
        phoneNumbers: to,
        signName: settings.signName,
        outId: id,
        ...templateFor(message, settings),
      });
      const answer = await client.sendSms(request).catch(withoutDetails);
      judge(answer.body?.code);
    },
  };
}

/**
 * The kit takes 40 MB and a third of a second, so that it is loaded only if used. Loaders differ about its CommonJS
 * default.
 */
function loadKit() {
  const require = createRequire(import.meta.url);
  const { default: Client, SendSmsRequest } = require('@alicloud/dysmsapi20170525') as Kit;
  const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof import('@alicloud/openapi-core');
  return { Client, SendSmsRequest, Config: $OpenApiUtil.Config };
}

type Kit = typeof import('@alicloud/dysmsapi20170525');

function connectionTo({ keyId, secret, endpoint, timeOut }: Settings) {
  const { protocol, host } = new URL(endpoint);
  return {
    accessKeyId: keyId,
    accessKeySecret: secret,
    protocol: protocol === 'http:' ? 'HTTP' : 'HTTPS',
    endpoint: host,
    connectTimeout: timeOut,
    readTimeout: timeOut,
  };
}

/** No variable may contain a web address, so that the template of a link contains it up to the last slash. */
function templateFor({ purpose, text }: Message, { templates }: Settings) {
  if (purpose === 'calendar address' || purpose === 'contact invitation')
    throw new MessageRefused(`a ${purpose} goes by email alone`);
  const templateCode = templates[purpose];
  const { value: variable } = purposes[purpose];
  if (!variable) return { templateCode };
  const value = valueIn(purpose, text);
  if (!value) throw new MessageRefused(`a ${purpose} without its ${variable.name}`);
  return { templateCode, templateParam: JSON.stringify({ [variable.name]: value }) };
}

/** Mainland numbers have no country code, all others have it without a plus. */
function asAlibabaWrites(number: string) {
  return number.startsWith('+86') ? number.slice(3) : number.replace(/^\+/, '');
}

/** The kit's own errors quote the whole request, including number and code. */
function withoutDetails(failure: unknown): never {
  const { name, code } = failure as { name?: string; code?: string };
  if (code !== undefined && refusals.has(code)) throw new MessageRefused(code);
  throw new ProviderFailed(`Alibaba Cloud: ${code ?? name ?? 'no answer'}`);
}

function judge(code: string | undefined) {
  if (code === 'OK') return;
  if (code !== undefined && refusals.has(code)) throw new MessageRefused(code);
  throw new ProviderFailed(`Alibaba Cloud: ${code ?? 'no code'}`);
}
