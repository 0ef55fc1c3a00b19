import { useQuery } from '@tanstack/react-query';
import { appVersionCode } from 'contract/app-version';
import { getAppVersion } from 'contract/calls/phone/settings';
import type { AnswerOf } from 'contract/wire/call';
import { hasAgreed } from '../../../lib/storage/device-consent.ts';
import { readQuery } from '../../../lib/read/read-query.ts';

const versionQueries = { announced: () => readQuery(getAppVersion, {}, { language: null }) };

export type AnnouncedVersion = AnswerOf<typeof getAppVersion>;

export const isNewer = (announced: AnnouncedVersion) => announced.appVersionCode > appVersionCode;

/** The newest version, and the same once more if this app is older. Nothing is asked before the person agreed. */
export function useAnnouncedVersion() {
  const announced = useQuery({ ...versionQueries.announced(), enabled: hasAgreed() });
  const { data } = announced;
  return { announced, newer: data && isNewer(data) ? data : undefined };
}
