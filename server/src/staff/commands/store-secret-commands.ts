import { rotateStoreSecret } from 'contract/calls/console/store-secret';
import { CommandFailed } from '../staff-client.ts';
import type { StaffCommand } from '../staff-command.ts';

export const storeSecretCommands: readonly StaffCommand[] = [
  {
    name: 'rotate-store-secret',
    describe: 'Seals everything with the current store secret, and says when the older one may be dropped',
    async run(ask) {
      let resealed = 0;
      for (;;) {
        const done = await ask(rotateStoreSecret, {});
        resealed += done.resealed;
        // Others write meanwhile, so only a batch that found nothing more to do says what is left.
        if (done.resealed > 0) continue;
        if (done.left === 0) return finished(resealed, done.olderLimits);
        throw new CommandFailed(unfinished(resealed, done));
      }
    },
  },
];

function finished(resealed: number, olderLimits: number): string {
  const limits = `${olderLimits} count(s) of failed codes are under it still, and begin anew without it`;
  return [
    `Sealed with the current secret: ${resealed}. Nothing is left.`,
    `In fifteen minutes, when the codes that were sent before are over, FORUM_STORE_SECRET_OTHER may be dropped${olderLimits > 0 ? `; ${limits}` : ''}.`,
  ].join('\n');
}

type Unfinished = { left: number; unreadable: string[]; moreUnreadable: number };

function unfinished(resealed: number, { left, unreadable, moreUnreadable }: Unfinished): string {
  const unknown = left - unreadable.length - moreUnreadable;
  return [
    `Sealed with the current secret: ${resealed}. Left: ${left}.`,
    ...(unknown > 0 ? [`${unknown} value(s) were sealed with a secret that is not FORUM_STORE_SECRET_OTHER.`] : []),
    ...unreadable.map((name) => `This value cannot be opened: ${name}`),
    ...(moreUnreadable > 0 ? [`${moreUnreadable} more value(s) cannot be opened.`] : []),
  ].join('\n');
}
