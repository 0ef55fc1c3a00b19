/** A try that may go ahead. The caller then calls exactly one of the three. */
export type Pass = { succeeded(): void; failed(): void; unused(): void };

export type CircuitBreaker = {
  /** True while a new message would only wait. */
  isOpen(): boolean;
  /** True if the last try failed, whether the breaker is open or not. */
  isFailing(): boolean;
  /** Returns undefined while the breaker is open. */
  enter(): Pass | undefined;
};

type BreakerOptions = {
  ticks?: () => number;
  /** Called each time the breaker opens, also when the one message that tried again failed. */
  opened?: (again: boolean) => void;
  closed?: () => void;
};

// Single failures happen; five without a success in between mean that the provider is down.
const failuresToOpen = 5;
// This is three time-outs. A provider that stalls fails slowly, while people wait.
const stallToOpen = 30_000;
// Long enough to leave a struggling provider alone, short enough for a person who waits.
const openFor = 30_000;

/** Keeps people from waiting for a provider that is down, and spares the provider constant tries. */
export function circuitBreaker({
  ticks = () => performance.now(),
  opened,
  closed,
}: BreakerOptions = {}): CircuitBreaker {
  let failures = 0;
  let stalled = 0;
  let openedAt: number | undefined;
  let probing = false;

  function recover() {
    if (openedAt !== undefined) closed?.();
    failures = stalled = 0;
    openedAt = undefined;
  }
  function note(tookMs: number, wasProbe: boolean) {
    failures += 1;
    stalled += tookMs;
    if (!wasProbe && failures < failuresToOpen && stalled < stallToOpen) return;
    opened?.(openedAt !== undefined);
    openedAt = ticks();
  }
  const isLeftAlone = () => openedAt !== undefined && (probing || ticks() - openedAt < openFor);

  return {
    isOpen: isLeftAlone,
    isFailing: () => failures > 0,
    enter() {
      if (isLeftAlone()) return undefined;
      const enteredAt = ticks();
      // In the half-open state one message tries for all.
      const isProbe = openedAt !== undefined;
      probing = isProbe;
      const leave = () => void (isProbe && (probing = false));
      return {
        unused: leave,
        succeeded: () => (leave(), recover()),
        failed: () => (leave(), note(ticks() - enteredAt, isProbe)),
      };
    },
  };
}

/** One for each name, of those that were used last: a forgotten breaker begins anew, closed. */
export function breakersByName(most: number): (name: string) => CircuitBreaker {
  const breakers = new Map<string, CircuitBreaker>();
  return (name) => {
    const breaker = breakers.get(name) ?? circuitBreaker();
    // The last one in the order is the one that was used last.
    breakers.delete(name);
    breakers.set(name, breaker);
    const [oldest] = breakers.keys();
    if (breakers.size > most && oldest !== undefined) breakers.delete(oldest);
    return breaker;
  };
}
