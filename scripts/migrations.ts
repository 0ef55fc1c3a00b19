import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { root } from './folders.ts';

const server = join(root, 'server');
const migrations = join(server, 'migrations');
const migration = join(migrations, '0000_forum.sql');
const journal = join(migrations, 'meta', '_journal.json');
const snapshot = join(migrations, 'meta', '0000_snapshot.json');

// drizzle-kit writes the time and a random id. Both are fixed here, so that two branches with the same tables agree.
const madeAt = Date.UTC(2026, 10, 15);
const snapshotId = '00000000-0000-0000-0000-000000000001';

/** Writes the one migration again: drizzle-kit makes it from the tables, and the handwritten triggers follow. */
async function makeMigration(): Promise<void> {
  await rm(migrations, { recursive: true, force: true });
  const made = await runCommand(['drizzle-kit', 'generate', '--name=forum'], { folder: server });
  if (made.exitCode !== 0) throw new Error(made.output);
  const [tables, triggers] = [
    await readFile(migration, 'utf8'),
    await readFile(join(server, 'src', 'platform', 'database', 'triggers.sql'), 'utf8'),
  ];
  await writeFile(migration, `${tables.trimEnd()}--> statement-breakpoint\n\n${triggers}`);
  await change(journal, /"when": \d+/, `"when": ${madeAt}`);
  await change(snapshot, /"id": "[^"]+"/, `"id": "${snapshotId}"`);
}

async function change(file: string, what: RegExp, to: string): Promise<void> {
  await writeFile(file, `${(await readFile(file, 'utf8')).replace(what, to).trimEnd()}\n`);
}

await makeMigration();
