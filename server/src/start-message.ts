import type { Configuration } from './platform/configuration.ts';

type StartedServer = { address: string; localAddress: string; configuration: Configuration; people: string[] };

/** Prints the addresses and, in the demo, the people to log in as. */
export function sayWhere({ address, localAddress, configuration, people }: StartedServer) {
  const lines = [
    `Forum Companion (${configuration.mode})`,
    `  app     ${address}/cdfH5/`,
    `  API     ${address}/api/openapi.json`,
    ...(configuration.mode === 'demo' ? [`  outbox  ${localAddress}/   (codes and image characters)`] : []),
    ...(people.length > 0 ? ['', 'Log in as', ...people.map((person) => `  ${person}`)] : []),
  ];
  console.log(`\n${lines.join('\n')}\n`);
}
