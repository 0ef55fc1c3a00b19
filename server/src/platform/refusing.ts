import type { Refusal } from 'contract/refusals';

/** What `refuse` throws: the transaction is rolled back, then the refusal is answered. */
export class ThrownRefusal extends Error {
  override name = 'ThrownRefusal';
  readonly refusal: Refusal;
  readonly obj: unknown;
  constructor(refusal: Refusal, obj: unknown) {
    super(refusal.name);
    this.refusal = refusal;
    this.obj = obj;
  }
}

export function refuse(refusal: Refusal, obj: unknown = null): never {
  throw new ThrownRefusal(refusal, obj);
}

/** What an action returns when the failure itself is to be kept: its writes are committed, then it is refused. */
export class CommittedRefusal {
  // A field that is not public makes the type nominal: nothing else can be returned in its place.
  protected readonly committed = true;
  readonly refusal: Refusal;
  readonly obj: unknown;
  constructor(refusal: Refusal, obj: unknown) {
    this.refusal = refusal;
    this.obj = obj;
  }
}

export function committedRefusal(refusal: Refusal, obj: unknown = null): CommittedRefusal {
  return new CommittedRefusal(refusal, obj);
}
