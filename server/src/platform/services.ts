import type { Alarm } from './alarms.ts';
import type { AuditLog } from './audit/audit-log.ts';
import type { Configuration } from './configuration.ts';
import type { ContentCache } from './cache/content-cache.ts';
import type { PersonalCache } from './cache/personal-cache.ts';
import type { SessionCache } from './cache/session-cache.ts';
import type { ContentChanges } from './content/listen-to-changes.ts';
import type { Networks } from './venue-networks.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { PersonalHints } from './personal/personal-hints.ts';
import type { Queue } from './jobs/queue.ts';
import type { DueDeliveries } from './jobs/due-deliveries.ts';
import type { Push } from './push/push.ts';
import type { MediaStore } from './media/store/media-store.ts';
import type { MediaCookies } from './media/serving/media-cookies.ts';
import type { SealedTexts } from './sealed-text/sealed-texts.ts';
import type { Sealing } from './security/sealing.ts';
import type { SessionChanges } from './session-changes.ts';
import type { WeChat } from './wechat/wechat.ts';
import type { Webhooks } from './webhooks/webhooks.ts';

/** The values of the configuration that actions read. */
export type Settings = Pick<Configuration, 'failuresForLongCodes' | 'filings' | 'hostMarker' | 'smsCritical'> & {
  /** How many codes by SMS are expected in 24 hours: by dial code, and altogether. */
  smsExpected: { byDialCode: ReadonlyMap<string, number>; all: number };
  publicUrl: string;
  /** Where uploads lie until they are complete. */
  uploadFolder: string;
  /** The networks of the venue, where thousands of delegates share one address without attacking. */
  venueNetworks: Networks;
};

/** The parts of the platform that actions use besides the database; every context contains them. */
export type Services = {
  sealing: Sealing;
  /** The binding opens what travelled sealed; actions get it as if it had not. */
  sealedTexts: SealedTexts;
  /** Actions can only read it; the write path alone appends lines, from the changes that a write reports. */
  audit: Omit<AuditLog, 'append'>;
  contentCache: ContentCache;
  changes: ContentChanges;
  personalCache: PersonalCache;
  personalHints: Omit<PersonalHints, 'stop'>;
  sessionCache: SessionCache;
  sessionChanges: Omit<SessionChanges, 'stop'>;
  mediaCookies: MediaCookies;
  /** The bytes of files; the tables say which there are. */
  mediaStore: MediaStore;
  outgoing: Outgoing;
  /** Hands work over to a job, in the transaction of the caller. */
  queue: Pick<Queue, 'send'>;
  push: Push;
  webhooks: Webhooks;
  weChat: WeChat;
  dueDeliveries: Omit<DueDeliveries, 'stop'>;
  settings: Settings;
  /** In demo mode the outbox also shows the image characters, for people without a phone and for tests. */
  noteCharacters(flowId: string, characters: string): void;
  alarm: Alarm;
};

export type WritingServices = Services & { audit: AuditLog };
