import { albumCommands } from './commands/album-commands.ts';
import { arrangementCommands } from './commands/arrangement-commands.ts';
import { auditCommands } from './commands/audit-commands.ts';
import { badgeCommands } from './commands/badge-commands.ts';
import { codeAndSessionCommands } from './commands/code-and-session-commands.ts';
import { correctionCommands } from './commands/correction-commands.ts';
import { decoyCommands } from './commands/decoy-commands.ts';
import { diagnosticsCommands } from './commands/diagnostics-commands.ts';
import { erasureCommands } from './commands/erasure-commands.ts';
import { feedCommands } from './commands/feed-commands.ts';
import { fileCommands } from './commands/file-commands.ts';
import { forumFileCommands } from './commands/forum-file-commands.ts';
import { help, mistyped } from './help-and-mistyped-commands.ts';
import { meetingCommands } from './commands/meeting-commands.ts';
import { messageCommands } from './commands/message-commands.ts';
import { newsCommands } from './commands/news-commands.ts';
import { partnerKeyCommands } from './commands/partner-key-commands.ts';
import { storeSecretCommands } from './commands/store-secret-commands.ts';
import { versionCommands } from './commands/version-commands.ts';
import { staffClient, CommandFailed, type Ask, type Local } from './staff-client.ts';

/** Turns typed words into calls of the contract, and their answers into printed text. */
export type StaffCommand = {
  name: string;
  describe: string;
  run(ask: Ask, args: readonly string[], local: Local): Promise<string>;
};

export const staffCommands: readonly StaffCommand[] = [
  ...badgeCommands,
  ...codeAndSessionCommands,
  ...partnerKeyCommands,
  ...meetingCommands,
  ...feedCommands,
  ...fileCommands,
  ...forumFileCommands,
  ...newsCommands,
  ...albumCommands,
  ...messageCommands,
  ...arrangementCommands,
  ...correctionCommands,
  ...erasureCommands,
  ...decoyCommands,
  ...auditCommands,
  ...storeSecretCommands,
  ...versionCommands,
  ...diagnosticsCommands,
];

/** Runs a command at the server on this machine. A failure is returned as text, not thrown. */
export async function runStaffCommand(local: Local, name: string, args: readonly string[]) {
  const command = staffCommands.find((one) => one.name === name);
  if (name === 'help') return { ok: true, text: help(staffCommands) };
  if (!command) return { ok: false, text: mistyped(staffCommands) };
  try {
    return { ok: true, text: await command.run(staffClient(local), args, local) };
  } catch (failure) {
    if (failure instanceof CommandFailed) return { ok: false, text: failure.message };
    throw failure;
  }
}
