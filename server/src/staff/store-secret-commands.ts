import { rotateStoreSecret } from 'contract/calls/console/store-secret';
import { CommandFailed } from './staff-client.ts';
import type { StaffCommand } from './staff-command.ts';

export const storeSecretCommands: readonly StaffCommand[] = [
  {
    name: 'rotate-store-secret',
    describe: 'Seals everything with the current store secret, and says when the older one may be dropped',
    async run(ask) {
      let resealed = 0;
      for (;;) {
        const done = await ask(rotateStoreSecret, {});
        resealed += done.resealed;
        if (done.left === 0) return finished(resealed, done.olderLimits);
        if (done.resealed === 0) throw new CommandFailed(stuck(done.left));
      }
    },
  },
];

function finished(resealed: number, olderLimits: number): string {
  const limits = `${olderLimits} count(s) of failed codes are under it still, and begin anew without it`;
  return [
    `Sealed with the current secret: ${resealed}. Nothing is left.`,
    `In ten minutes, when the codes that were sent before are over, FORUM_STORE_SECRET_OTHER may be dropped${olderLimits > 0 ? `; ${limits}` : ''}.`,
  ].join('\n');
}

function stuck(left: number): string {
  return `${left} value(s) could not be sealed anew: the secret that sealed them is not FORUM_STORE_SECRET_OTHER.`;
}
