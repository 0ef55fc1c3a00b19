import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { anchorFilesOf, headFile } from './audit/anchor-files.ts';
import { auditLog } from './audit/audit-log.ts';
import type { Clock } from './clock.ts';
import type { Configuration } from './configuration.ts';
import { contentCacheFor } from './cache/content-cache.ts';
import { personalCacheFor } from './cache/personal-cache.ts';
import { sessionCacheFor } from './cache/session-cache.ts';
import { openChanges } from './content/listen-to-changes.ts';
import type { OpenDatabase } from './database/database.ts';
import { networksIn } from './venue-networks.ts';
import { alarms } from './alarms.ts';
import { openOutgoing } from './outgoing/outgoing.ts';
import { openPersonalHints } from './personal/personal-hints.ts';
import { openPush } from './push/push.ts';
import { openMediaStore } from './media/store/open-media-store.ts';
import { mediaCookies } from './media/serving/media-cookies.ts';
import type { DemoOutbox } from './providers/demo-outbox.ts';
import { providersFor } from './providers/providers-for.ts';
import { listenToDueDeliveries } from './jobs/due-deliveries.ts';
import { openQueue, type Queue } from './jobs/queue.ts';
import { openSealedTexts } from './sealed-text/open-sealed-texts.ts';
import { sealingWith } from './security/sealing.ts';
import type { Settings, WritingServices } from './services.ts';
import { openSessionChanges } from './session-changes.ts';
import { openWeChat } from './wechat/wechat.ts';
import { openWebhooks } from './webhooks/webhooks.ts';

type ServicesDeps = { configuration: Configuration; database: OpenDatabase; clock: Clock; log: FastifyBaseLogger };
export type OpenServices = {
  services: WritingServices;
  queue: Queue;
  outbox: DemoOutbox | undefined;
  stop(): Promise<void>;
};

/** Opens everything that actions use besides the database, as configured. */
export async function openServices({ configuration, database, clock, log }: ServicesDeps): Promise<OpenServices> {
  const sealing = sealingWith(configuration.storeSecret, ...configuration.otherStoreSecrets);
  const queue = await openQueue(database, log);
  const { providers, outbox } = providersFor(configuration, { clock, log });
  const outgoing = openOutgoing({ db: database.db, queue, providers, sealing, clock, log });
  const changes = await openChanges({ database, log });
  const personalHints = await openPersonalHints({ database, log });
  const sessionChanges = await openSessionChanges(database);
  const settings = settingsOf(configuration);
  const push = await openPush({ configuration, publicUrl: settings.publicUrl, log });
  const dueDeliveries = await listenToDueDeliveries(database, log);
  const services: WritingServices = {
    ...{
      outgoing,
      queue,
      push,
      webhooks: openWebhooks({ configuration, log }),
      weChat: openWeChat({ configuration, log }),
      dueDeliveries,
      sealing,
      sealedTexts: await openSealedTexts({ configuration, db: database.db, clock }),
      audit: auditLog({
        secret: configuration.auditSecret,
        sealing,
        anchorFiles: anchorFilesOf(configuration),
        headFile: headFile(configuration.dataDir),
        alarm: alarms(log),
      }),
      contentCache: contentCacheFor(changes),
      changes,
      personalCache: personalCacheFor(personalHints),
      personalHints,
      sessionCache: sessionCacheFor(sessionChanges),
      sessionChanges,
    },
    settings,
    mediaStore: openMediaStore(configuration),
    mediaCookies: mediaCookies(sealing, settings.publicUrl),
    noteCharacters: (flowId, characters) => outbox?.keepCharacters(flowId, characters),
    alarm: alarms(log),
  };
  return {
    ...{ services, queue, outbox },
    stop: async () => {
      await personalHints.stop();
      await changes.stop();
      await sessionChanges.stop();
      await dueDeliveries.stop();
      await queue.stop();
    },
  };
}

function settingsOf(configuration: Configuration): Settings {
  const {
    publicUrl,
    dataDir,
    host,
    port,
    venueNetworks,
    failuresForLongCodes,
    filings,
    hostMarker,
    smsExpected,
    smsExpectedInAll,
    smsCritical,
  } = configuration;
  return {
    ...{ failuresForLongCodes, filings, hostMarker, smsCritical },
    smsExpected: { byDialCode: smsExpected, all: smsExpectedInAll },
    uploadFolder: join(dataDir, 'uploads'),
    publicUrl: publicUrl ?? `http://${host}:${port}`,
    venueNetworks: networksIn(venueNetworks),
  };
}
