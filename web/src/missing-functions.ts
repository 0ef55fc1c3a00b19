type Test = (item: unknown, index: number, all: unknown[]) => unknown;

const ofLists = {
  findLastIndex(this: unknown[], fits: Test) {
    let index = this.length;
    while (index-- && !fits(this[index], index, this));
    return index;
  },
  findLast(this: unknown[], fits: Test) {
    return this[this.findLastIndex(fits)];
  },
  toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare);
  },
  toReversed(this: unknown[]) {
    // This is what makes the other one.
    // oxlint-disable-next-line unicorn/no-array-reverse
    return [...this].reverse();
  },
};

const ofWhatIsNumbered = {
  at(this: ArrayLike<unknown>, index: number) {
    return this[index < 0 ? index + this.length : index];
  },
};

const ofAddresses = {
  canParse(address: string, base?: string) {
    try {
      return !!new URL(address, base);
    } catch {
      return false;
    }
  },
};

const ofSignals = {
  any(signals: AbortSignal[]) {
    const first = new AbortController();
    for (const signal of signals) {
      if (signal.aborted) first.abort();
      signal.addEventListener('abort', () => first.abort());
    }
    return first.signal;
  },
};

/**
 * Adds what the app uses and not all of the oldest browsers have (web/oldest-browsers.ts). A worker and a component test
 * do without, because the first script does not run there. `checks/browsers` keeps the list of it.
 */
export function addMissingFunctions() {
  add(Array.prototype, ofLists);
  for (const { prototype } of [Array, String, Object.getPrototypeOf(Int8Array) as typeof Int8Array])
    add(prototype, ofWhatIsNumbered);
  add(URL, ofAddresses);
  add(AbortSignal, ofSignals);
}

/** Like the browser's own, such a function does not show up where somebody lists what there is. */
function add(owner: object, functions: Record<string, unknown>) {
  for (const name in functions)
    if (!(name in owner))
      Object.defineProperty(owner, name, { value: functions[name], writable: true, configurable: true });
}
