import { ProviderFailed } from '../providers/provider.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';

/** A message to an unknown address fails like all others, so that an outage does not reveal which addresses are known. */
export function failIfOthersDo(breaker: CircuitBreaker): void {
  if (breaker.isFailing()) throw new ProviderFailed('others failed too');
}
