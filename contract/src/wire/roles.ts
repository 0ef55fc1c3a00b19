/** What a member of the secretariat may do (decisions §1); an account may hold several. */
export const roles = ['owner', 'editor', 'registrar', 'auditor'] as const;
export type Role = (typeof roles)[number];

/** An owner may do everything, and an auditor may read everything. */
export function mayCall(held: readonly Role[], { who, kind }: { who: readonly Role[]; kind: string }): boolean {
  return held.some((role) => role === 'owner' || who.includes(role) || (role === 'auditor' && kind === 'read'));
}
