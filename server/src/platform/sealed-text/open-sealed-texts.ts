import { readFileSync } from 'node:fs';
import type { Clock } from '../clock.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { demoTextKey } from './demo-text-key.ts';
import { sealedTexts, type SealedTexts } from './sealed-texts.ts';
import { noteReplaced, replacedAfter } from './text-keys.store.ts';
import { openTextKey } from './text-keys.ts';

const day = 24 * 60 * 60 * 1000;

type Deps = { configuration: Pick<Configuration, 'textKeyFile' | 'otherTextKeyFile'>; db: Database; clock: Clock };

/** The configured key; the demo has one of its own. The other one opens for a day after it was replaced. */
export async function openSealedTexts({ configuration, db, clock }: Deps): Promise<SealedTexts> {
  const { textKeyFile, otherTextKeyFile } = configuration;
  const current = await openTextKey(textKeyFile ? readFileSync(textKeyFile, 'utf8') : demoTextKey);
  if (!otherTextKeyFile) return sealedTexts(current, async () => []);
  const older = await openTextKey(readFileSync(otherTextKeyFile, 'utf8'));
  await noteReplaced(db, { current: current.id, older: older.id }, clock.now());
  return sealedTexts(current, async () => {
    const stillOpen = await replacedAfter(db, [older.id], new Date(clock.now().getTime() - day));
    return [older].filter(({ id }) => stillOpen.includes(id));
  });
}
