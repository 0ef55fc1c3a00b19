import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDemoForum } from '../../demo/today.ts';
import { newBadgeCode, storedBadgeCode } from '../platform/security/issued-badge-code.ts';
import { configurationFrom } from '../platform/configuration.ts';
import type { Database } from '../platform/database/database.ts';
import { badge } from '../platform/database/tables/badges.ts';
import { person } from '../platform/database/tables/people.ts';
import { newId } from '../platform/ids.ts';
import { diskStore } from '../platform/media/store/disk-store.ts';
import { sealingWith, type Sealing } from '../platform/security/sealing.ts';
import { storedNames } from '../platform/people/stored-names.ts';

/** Loads the demo forum for servers that have a folder of files each, which they fill by themselves. */
export async function loadDemo(db: Database, sealing: Sealing, now: Date) {
  const folder = await mkdtemp(join(tmpdir(), 'forum-demo-'));
  await keepDemoForum({ db, sealing, mediaStore: diskStore(folder) }, now);
  await rm(folder, { recursive: true });
}

export type Someone = { id: string; mobile: string; email: string; birthDate: string; badgeCode: string };

/** Processes in demo mode and the test template use this key. */
export const demoSealing: Sealing = sealingWith(configurationFrom({}).storeSecret);

const chunk = 500;

/** Known numbers are even and unknown ones odd, so that only the records tell them apart. */
export const knownMobile = (index: number, range = '+861770') => `${range}${String(index * 2).padStart(7, '0')}`;
export const unknownMobile = (index: number, range = '+861770') => `${range}${String(index * 2 + 1).padStart(7, '0')}`;

export function someone(index: number, mobile = knownMobile(index)): Someone {
  const birthDate = new Date(Date.UTC(1950, 0, 1 + (index % 18_000))).toISOString().slice(0, 10);
  return { id: newId(), mobile, email: `person-${index}@long.example`, birthDate, badgeCode: newBadgeCode() };
}

/** Registers verified people with a badge, and with an email address only if it is given. */
export async function register(
  db: Database,
  people: readonly Someone[],
  { sealing = demoSealing, withEmail = false } = {},
) {
  for (let from = 0; from < people.length; from += chunk) {
    const some = people.slice(from, from + chunk);
    await db.insert(person).values(some.map((one, index) => personRow(one, 10_000 + from + index, sealing, withEmail)));
    await db.insert(badge).values(
      some.map(({ id, badgeCode }) => ({
        id: newId(),
        personId: id,
        ...storedBadgeCode(badgeCode, sealing),
        issuedAt: new Date(),
      })),
    );
  }
}

function personRow({ id, mobile, email, birthDate }: Someone, rank: number, sealing: Sealing, withEmail: boolean) {
  return {
    ...{ id, badge: 'grey' as const, origin: 'chinese' as const, rank, verified: true },
    ...storedNames({ zh: '来宾', en: 'Delegate' }, { zh: '来', en: 'D' }),
    title: { zh: '代表', en: 'Member' },
    profile: { zh: '', en: '' },
    mobileSealed: sealing.seal(mobile, 'mobile'),
    mobileFingerprint: sealing.fingerprint(mobile, 'mobile'),
    emailSealed: withEmail ? sealing.seal(email, 'email') : null,
    emailFingerprint: withEmail ? sealing.fingerprint(email, 'email') : null,
    birthDateSealed: sealing.seal(birthDate, 'birthDate'),
  };
}
