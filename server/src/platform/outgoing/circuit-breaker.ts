/** A try that was let through; exactly one of the three is told afterwards. */
export type Pass = { succeeded(): void; failed(): void; unused(): void };

export type CircuitBreaker = {
  /** True while there is no sense in asking for a message: it would only wait. */
  isOpen(): boolean;
  /** True while the last try failed, open or not. */
  isFailing(): boolean;
  /** Undefined while the provider is left alone. */
  enter(): Pass | undefined;
};

type BreakerOptions = {
  ticks?: () => number;
  /** Each time the provider is left alone: also when the one message that tried it again failed. */
  opened?: (again: boolean) => void;
  closed?: () => void;
};

// Single failures are weather; five without a success in between are a provider that is down.
const failuresToOpen = 5;
// Three time-outs: a provider that stalls fails slowly, and people wait meanwhile.
const stallToOpen = 30_000;
// Long enough to leave a struggling provider alone, short enough for a person who waits.
const openFor = 30_000;

/** Keeps people from waiting for a provider that is down, and the provider from being asked all the time. */
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
      // Half-open: one message tries it for all.
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
