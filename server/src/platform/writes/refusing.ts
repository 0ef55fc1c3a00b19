import type { Refusal } from 'contract/wire/refusal';
import type { RefusalDetails } from 'contract/wire/refusal-details';

/** What `refuse` throws: the transaction is rolled back, then the refusal is answered. */
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

/** What an action returns when the failure itself is to be kept: its writes are committed, then it is refused. */
export class CommittedRefusal {
  // A field that is not public makes the type nominal: nothing else can be returned in its place.
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
