import type { AuditLog } from './audit/audit-log.ts';
import type { ContentChanges } from './content/changes.ts';
import type { Memory } from './content/memory.ts';
import type { Database } from './database/database.ts';
import type { Networks } from './http/network.ts';
import type { PersonalHints } from './personal/personal-hints.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { RememberedSessions } from './remembered-sessions.ts';
import type { Sealing } from './security/sealing.ts';

export type Outgoing = {
  channel: 'sms' | 'email';
  purpose: 'code' | 'badge notice';
  /** Nobody, where the address is on no record: everything is done as for somebody, and then dropped. */
  to: string | null;
  subject?: string;
  text: string;
  now: Date;
};

/** What actions use of the platform besides the database: given to them with every ask. */
export type Services = {
  sealing: Sealing;
  audit: AuditLog;
  publicUrl: string;
  /** The public form of the reads; what depends on the viewer is added for each. */
  memory: Memory;
  changes: ContentChanges;
  personalHints: Omit<PersonalHints, 'stop'>;
  /** Sessions by the hash of their token, as looked up a moment ago. */
  sessions: Omit<RememberedSessions, 'stop'>;
  pictures: Pictures;
  /** Written in the caller's transaction, delivered by a job; answers the message's id. */
  sendLater(db: Database, message: Outgoing): Promise<string>;
  /** False while the channel's breaker is open or its budget is spent: the caller says so at once. */
  mayBeSent(db: Database, channel: Outgoing['channel'], address: string, now: Date): Promise<boolean>;
  /** Networks of the venue: thousands of delegates behind one address are no attack. */
  venueNetworks: Networks;
  failuresForLongCodes: number;
  filings: readonly string[];
  /** Demo mode's outbox also tells the image characters, for people without a phone and for tests. */
  noteCharacters(flowId: string, characters: string): void;
  alarm(what: string): void;
};
