import type { AuditLog } from './audit/audit-log.ts';
import type { ContentCache } from './cache/content-cache.ts';
import type { PersonalCache } from './cache/personal-cache.ts';
import type { SessionCache } from './cache/session-cache.ts';
import type { ContentChanges } from './content/changes.ts';
import type { Networks } from './http/network.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { PersonalHints } from './personal/personal-hints.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Sealing } from './security/sealing.ts';
import type { SessionChanges } from './session-changes.ts';

/** What actions use of the platform besides the database: given to them with every ask. */
export type Services = {
  sealing: Sealing;
  /** To be read; its lines are written by the write path alone, from what a write says it changed. */
  audit: Omit<AuditLog, 'append'>;
  publicUrl: string;
  contentCache: ContentCache;
  changes: ContentChanges;
  personalCache: PersonalCache;
  personalHints: Omit<PersonalHints, 'stop'>;
  sessionCache: SessionCache;
  sessionChanges: Omit<SessionChanges, 'stop'>;
  pictures: Pictures;
  outgoing: Outgoing;
  /** Networks of the venue: thousands of delegates behind one address are no attack. */
  venueNetworks: Networks;
  failuresForLongCodes: number;
  filings: readonly string[];
  /** Demo mode's outbox also tells the image characters, for people without a phone and for tests. */
  noteCharacters(flowId: string, characters: string): void;
  alarm(what: string): void;
};

export type WritingServices = Services & { audit: AuditLog };
