import type { AuditLog } from './audit/audit-log.ts';
import type { ContentChanges } from './content/changes.ts';
import type { Memory } from './content/memory.ts';
import type { Networks } from './http/network.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { PersonalHints } from './personal/personal-hints.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { RememberedSessions } from './remembered-sessions.ts';
import type { Sealing } from './security/sealing.ts';

/** What actions use of the platform besides the database: given to them with every ask. */
export type Services = {
  sealing: Sealing;
  /** To be read; its lines are written by the write path alone, from what a write says it changed. */
  audit: Omit<AuditLog, 'append'>;
  publicUrl: string;
  /** The public form of the reads; what depends on the viewer is added for each. */
  memory: Memory;
  changes: ContentChanges;
  personalHints: Omit<PersonalHints, 'stop'>;
  /** Sessions by the hash of their token, as looked up a moment ago. */
  sessions: Omit<RememberedSessions, 'stop'>;
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
