import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type Patience, usualPatience } from '../../database/connections.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { overPGlite } from '../../database/embedded.ts';
import { openPostgres } from '../../database/postgres.ts';
import { newId } from '../../ids.ts';
import { asAdministrator, withDatabase } from './postgres-databases.ts';

/** Opens a database for one test file with the demo forum in it, cloned from a template that is made once a run. */
export async function testDatabase(hurry: Partial<Patience> = {}): Promise<OpenDatabase> {
  const template = inject('template');
  return template.kind === 'embedded'
    ? fromDump(template.dump)
    : clonedFrom(template.url, template.name, { ...usualPatience, ...hurry });
}

async function fromDump(dump: string) {
  return overPGlite(await PGlite.create({ loadDataDir: new Blob([await readFile(dump)]) }));
}

async function clonedFrom(url: string, template: string, patience: Patience) {
  const name = `forum_${newId()}`;
  await asAdministrator(url, `create database ${name} template ${template}`);
  const open = await openPostgres(withDatabase(url, name), patience);
  return {
    ...open,
    close: async () => {
      await open.close();
      await asAdministrator(url, `drop database ${name} with (force)`);
    },
  };
}
