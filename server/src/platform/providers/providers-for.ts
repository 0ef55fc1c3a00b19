import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import { providerTimeOut } from '../outgoing/delivery-limits.rules.ts';
import { demoOutbox, demoProvider, type DemoOutbox } from './demo-outbox.ts';
import type { Provider, Providers } from './provider.ts';
import { alibabaSms } from './sms-alibaba.ts';
import { httpGateway } from './sms-http.ts';
import { smtp } from './smtp.ts';

type DemoContext = { clock: Clock; log: Pick<FastifyBaseLogger, 'info'> };

/** Chooses the providers by configuration. The outbox exists only in demo mode. */
export function providersFor(
  configuration: Configuration,
  { clock, log }: DemoContext,
): { providers: Providers; outbox: DemoOutbox | undefined } {
  const outbox = configuration.mode === 'demo' ? demoOutbox() : undefined;
  const demo = outbox && demoProvider(outbox, clock, log);
  return {
    providers: {
      sms: smsProvider(configuration) ?? needed(demo, 'SMS'),
      email: emailProvider(configuration) ?? needed(demo, 'emails'),
    },
    outbox,
  };
}

function smsProvider(configuration: Configuration): Provider | undefined {
  const { smsHttpUrl, smsHttpKey, aliyunKeyId, aliyunSecret, aliyunSignName } = configuration;
  const {
    aliyunTemplateCode: code,
    aliyunNoticeTemplateCode: badge,
    aliyunPartnerTemplateCode: partner,
    aliyunAddressTemplateCode: address,
    aliyunCriticalTemplateCode: critical,
    aliyunCriticalTemplateCodeEn: criticalEn,
    aliyunErasureTemplateCode: erasure,
    aliyunReceiptTemplateCode: receipt,
  } = configuration;
  if (smsHttpUrl && smsHttpKey) return httpGateway({ url: smsHttpUrl, key: smsHttpKey });
  if (!aliyunKeyId || !aliyunSecret || !aliyunSignName) return undefined;
  if (!code || !badge || !partner || !address || !critical || !criticalEn || !erasure || !receipt) return undefined;
  return alibabaSms({
    keyId: aliyunKeyId,
    secret: aliyunSecret,
    signName: aliyunSignName,
    templates: {
      ...{ code, 'badge notice': badge, 'partner notice': partner, 'address notice': address },
      ...{ 'critical message': critical, 'critical message in English': criticalEn },
      ...{ 'erasure asked': erasure, 'erasure receipt': receipt },
    },
    endpoint: configuration.aliyunEndpoint,
    timeOut: providerTimeOut,
  });
}

function emailProvider({ smtpUrl, mailFrom }: Configuration): Provider | undefined {
  return smtpUrl && mailFrom ? smtp({ url: smtpUrl, from: mailFrom, timeOut: providerTimeOut }) : undefined;
}

/** The configuration already refuses this. It is checked again, because codes would vanish silently. */
function needed(provider: Provider | undefined, what: string): Provider {
  if (!provider) throw new Error(`there is no provider for ${what}`);
  return provider;
}
