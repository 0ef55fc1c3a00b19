import type { Refusal } from 'contract/wire/refusal';
import type { RefusalDetails } from 'contract/wire/refusal-details';

/** Thrown by `refuse`. The transaction is rolled back, then the refusal is answered. */
export class ThrownRefusal extends Error {
  override name = 'ThrownRefusal';
  readonly refusal: Refusal;
  readonly details: RefusalDetails | undefined;
  constructor(refusal: Refusal, details: RefusalDetails | undefined) {
    super(refusal.name);
    this.refusal = refusal;
    this.details = details;
  }
}

export function refuse(refusal: Refusal, details?: RefusalDetails): never {
  throw new ThrownRefusal(refusal, details);
}

/** Returned by an action that must keep the failure: its writes are committed, then the refusal is answered. */
export class CommittedRefusal {
  // The private field makes the type nominal, so that nothing else can be returned in its place.
  protected readonly committed = true;
  readonly refusal: Refusal;
  readonly details: RefusalDetails | undefined;
  constructor(refusal: Refusal, details: RefusalDetails | undefined) {
    this.refusal = refusal;
    this.details = details;
  }
}

export function committedRefusal(refusal: Refusal, details?: RefusalDetails): CommittedRefusal {
  return new CommittedRefusal(refusal, details);
}
