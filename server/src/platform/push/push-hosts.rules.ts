export type PushHosts = {
  /** Names of hosts; `*.` stands for any name below. */
  hosts: readonly string[];
  /** For tests: a push service on this machine, by its exact origin. */
  testOrigin?: string | undefined;
};

/**
 * The address of a subscription comes from a phone, and anybody can send any. The server calls only the known push
 * services, so that nobody can make it call another machine.
 */
export function pushAddress(endpoint: string, { hosts, testOrigin }: PushHosts): string | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (testOrigin !== undefined && url.origin === new URL(testOrigin).origin) return url.href;
  const isKnown = url.protocol === 'https:' && url.port === '' && hosts.some((host) => isBelow(url.hostname, host));
  return isKnown ? url.href : undefined;
}

function isBelow(name: string, host: string): boolean {
  return host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host;
}
