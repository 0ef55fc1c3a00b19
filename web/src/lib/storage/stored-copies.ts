/** Copies for use without a network, wherever a part of the app may have put them. Old phones lack one or the other. */
export async function dropDatabases(): Promise<void> {
  const names = (await window.indexedDB.databases()).flatMap(({ name }) => name ?? []);
  await Promise.all(names.map(dropDatabase));
}

/** One that is in use goes as soon as it is closed, and nobody waits for that. */
function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = window.indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
}

export async function dropCaches(): Promise<void> {
  for (const name of await window.caches.keys()) await window.caches.delete(name);
}
