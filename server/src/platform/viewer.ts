/** Who is asking, as far as any rule needs to know. */
export type Viewer = {
  id: string;
  badge: 'red' | 'blue' | 'green' | 'grey';
  sessionId: string;
  /** A badge session that no code has confirmed yet (security F1). */
  limited: boolean;
};

/** A member of the secretariat. */
export type Staff = { id: string };
