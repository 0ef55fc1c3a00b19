import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { sameText } from '../security/secrets.ts';
import { runStaffCommand, type StaffAnswer, type StaffCommand } from './staff-command.ts';

type Parts = {
  db: Database;
  clock: Clock;
  audit: AuditLog;
  key: string;
  commands: readonly StaffCommand[];
  /** What this process remembers is put right before the answer: whoever changed something reads it back changed. */
  afterwards: () => Promise<void>;
};

const Body = z.strictObject({ args: z.array(z.string().max(500)).max(20) });
const no = (text: string): StaffAnswer => ({ ok: false, text });

/** `help` is always there; every other command is given by the features. */
export function serveStaffCommands(server: FastifyInstance, { db, clock, audit, key, commands, afterwards }: Parts) {
  server.post<{ Params: { command: string } }>('/staff/:command', async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${key}`))
      return reply.status(401).send(no('The key is wrong.'));
    const { command: name } = request.params;
    if (name === 'help') return { ok: true, text: helpOn(commands) } satisfies StaffAnswer;
    const command = commands.find((one) => one.name === name);
    if (!command) return reply.status(404).send(no(`There is no such command.\n\n${helpOn(commands)}`));
    const body = Body.safeParse(request.body);
    if (!body.success) return reply.status(400).send(no('The arguments cannot be read.'));
    const answer = await runStaffCommand(command, { db, audit, now: clock.now(), args: body.data.args });
    await afterwards();
    request.log.info({ command: name, ok: answer.ok }, 'staff command');
    return answer;
  });
}

function helpOn(commands: readonly StaffCommand[]) {
  const width = Math.max(0, ...commands.map(({ name }) => name.length)) + 2;
  return commands.map(({ name, describe }) => name.padEnd(width) + describe).join('\n');
}
