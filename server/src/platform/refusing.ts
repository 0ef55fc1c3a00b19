import type { Refusal } from 'contract/refusals';

/** Thrown: the transaction is rolled back, then the refusal is answered. */
export class Refuses extends Error {
  override name = 'Refuses';
  readonly refusal: Refusal;
  readonly obj: unknown;
  constructor(refusal: Refusal, obj: unknown) {
    super(refusal.name);
    this.refusal = refusal;
    this.obj = obj;
  }
}

export function refuse(refusal: Refusal, obj: unknown = null): Refuses {
  return new Refuses(refusal, obj);
}

/** Returned: what the action wrote (a failed try, say) is committed, then the refusal is answered. */
export class Refused {
  readonly refusal: Refusal;
  readonly obj: unknown;
  constructor(refusal: Refusal, obj: unknown) {
    this.refusal = refusal;
    this.obj = obj;
  }
}

export function refused(refusal: Refusal, obj: unknown = null): Refused {
  return new Refused(refusal, obj);
}
