export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps texts by name. Memory holds only what the device does not: before consent, or where the device refuses (private
 * mode).
 */
export function openConsentGatedStorage(device: () => BrowserStorage) {
  const memory = new Map<string, string>();
  let writesThrough = false;

  function write(name: string, text: string) {
    memory.set(name, text);
    if (!writesThrough) return;
    attempt(device, (kept) => {
      kept.setItem(name, text);
      memory.delete(name);
    });
  }

  return {
    read: (name: string) => memory.get(name) ?? attempt(device, (kept) => kept.getItem(name)) ?? undefined,
    write,
    remove(name: string) {
      memory.delete(name);
      attempt(device, (kept) => kept.removeItem(name));
    },
    writeThrough: () => {
      writesThrough = true;
      for (const [name, text] of memory) write(name, text);
    },
    /** Drops what is in memory alone. */
    forget: () => memory.clear(),
    keepInMemory: () => {
      writesThrough = false;
    },
  };
}

export type ConsentGatedStorage = ReturnType<typeof openConsentGatedStorage>;

function attempt<T>(device: () => BrowserStorage, action: (kept: BrowserStorage) => T): T | undefined {
  try {
    return action(device());
  } catch {
    return undefined;
  }
}
