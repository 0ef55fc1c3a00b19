import { appVersion } from 'contract/app-version';
import { refreshIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { isNewer, useAnnouncedVersion } from './app-version.api.ts';
import { updateStep } from './update-step.ts';
import { updateWords } from './update.words.ts';

/** Says whether the app is the newest; a tap looks again, and offers what is newer. */
export function UpdateRow() {
  const say = useWords(updateWords);
  const { announced, newer } = useAnnouncedVersion();

  async function look() {
    if (newer) return updateStep.set('question');
    const { data, isError } = await announced.refetch();
    if (data && isNewer(data)) return updateStep.set('question');
    overlay.toast(isError ? say.notChecked : say.isNewest);
  }
  const state = newer ? say.availableShort(newer.appVersion) : announced.data ? say.upToDate(appVersion) : appVersion;
  return <MenuButton icon={refreshIcon} title={say.system} value={state} onTap={() => void look()} />;
}
