import type { Role } from 'contract/wire/roles';

/** Who is asking, as far as any rule needs to know. */
export type Viewer = {
  id: string;
  badge: 'red' | 'blue' | 'green' | 'grey';
  sessionId: string;
  scope: Scope;
  /** The delegate in whose name an assistant makes this one call; it is named in the body and kept nowhere. */
  actingFor?: ActedFor;
};

export type ActedFor = Pick<Viewer, 'id' | 'badge'>;

/** `limited`: a badge session that no code has confirmed yet (security F1). `to agree`: the texts come first. */
type Scope = 'full' | 'limited' | 'to agree';

/** A session as it is kept, with the badge of its owner. */
export type FoundSession = {
  session: {
    id: string;
    personId: string;
    confirmedTokenHash: string | null;
    scope: Scope;
    lastUsedAt: Date;
    endsAt: Date;
    endedAt: Date | null;
    endReason: 'logout' | 'other device' | 'not me' | 'secretariat' | null;
  };
  badge: Viewer['badge'];
};

/** A member of the secretariat. */
export type Staff = { id: string; roles: readonly Role[] };
