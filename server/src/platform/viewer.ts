import type { Language } from 'contract/languages';
import type { Role } from 'contract/wire/roles';

/** The signed-in caller, as far as rules need to know. */
export type Viewer = {
  id: string;
  badge: 'red' | 'blue' | 'green' | 'grey';
  sessionId: string;
  scope: Scope;
  /** No attendee, but the contact person of one. */
  contactOnly?: boolean;
  /**
   * The delegate for whom an assistant makes this one call. The body of each call names the delegate; nothing is
   * stored.
   */
  actingFor?: ActedFor;
};

export type ActedFor = Pick<Viewer, 'id' | 'badge'>;

/**
 * `limited` is a badge session that no code has confirmed yet (security F1). `to agree` allows only agreeing to the
 * texts.
 */
type Scope = 'full' | 'limited' | 'to agree';

/** Whom shared content is shown to. A session is none before `shownAs` looked at its scope. */
export type ContentViewer = { id?: string; badge: Viewer['badge']; scope?: never };

/** A stored session with the badge of its owner. */
export type FoundSession = {
  session: {
    id: string;
    personId: string;
    confirmedTokenHash: string | null;
    scope: 'full' | 'limited';
    mustAgree: boolean;
    language: Language;
    lastUsedAt: Date;
    endsAt: Date;
    endedAt: Date | null;
    endReason: 'logout' | 'other device' | 'not me' | 'secretariat' | null;
  };
  badge: Viewer['badge'];
  contactOnly: boolean;
};

/** A member of the secretariat. */
export type Staff = { id: string; roles: readonly Role[] };
