export const kinds = ['agreement', 'privacy'] as const;
type Kind = (typeof kinds)[number];
type Version = { version: number };

/** Only the texts that have changed since are asked again. */
export function notAgreedTo(
  current: Record<Kind, Version | undefined>,
  given: readonly (Version & { kind: Kind })[],
): Kind[] {
  return kinds.filter(
    (kind) => !given.some((consent) => consent.kind === kind && consent.version === current[kind]?.version),
  );
}

/** Whoever agrees to a version that has been replaced meanwhile has to read and agree again. */
export function areCurrent(current: Record<Kind, Version | undefined>, agreed: Record<Kind, number>): boolean {
  return kinds.every((kind) => current[kind]?.version === agreed[kind]);
}
