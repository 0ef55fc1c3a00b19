import { appVersionCode as served } from 'contract/app-version';
import type { announceVersion } from 'contract/calls/console/app-version';
import type { getAppVersion } from 'contract/calls/phone/settings';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/binding.ts';
import { currentForum } from '../forum/forum.actions.ts';
import { keepVersion } from './settings.store.ts';

export function showAppVersion({ db }: Context<typeof getAppVersion>) {
  return announcedVersion(db);
}

async function announcedVersion(db: Database) {
  const { appVersion, appVersionCode, appVersionRequired: required } = await currentForum(db);
  return { appVersion, appVersionCode, required };
}

export async function announceAppVersion({ db, body, changed, tellScreens }: Context<typeof announceVersion>) {
  const { id } = await currentForum(db);
  const before = await announcedVersion(db);
  const { appVersion, appVersionCode, required } = body;
  await keepVersion(db, { appVersion, appVersionCode, appVersionRequired: required });
  await changed({
    kind: 'forum',
    item: id,
    what: 'announce version',
    before,
    after: { appVersion, appVersionCode, required },
  });
  // An app that may not be used any more is told while it is open, not at its next start.
  tellScreens({ topic: 'forum', itemId: id, version: body.appVersionCode });
  return { served };
}
