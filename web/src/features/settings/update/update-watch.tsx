import { useEffect, useRef } from 'react';
import { loadedLater } from '../../../lib/idle/loaded-later.tsx';
import { useStore } from '../../../lib/store.ts';
import { unsentText } from '../../../shell/unsent-text.ts';
import { type AnnouncedVersion, useAnnouncedVersion } from './app-version.api.ts';
import { stepOfVisit } from './update-rules.ts';
import { updateStep } from './update-step.ts';
import { updateStorage } from './update-storage.ts';
import { useVisits } from './use-visits.ts';

// Most visits find no newer version.
const UpdateDialogs = loadedLater(() => import('./update-dialogs.tsx'));

/** Tells of a newer version over every page: once a visit, or until it is loaded where it is required. */
export function UpdateWatch() {
  const { newer } = useAnnouncedVersion();
  const step = useStore(updateStep);
  useReminder(newer);
  return newer && (newer.required || step) && <UpdateDialogs atOnce version={newer} step={step} />;
}

/** It waits while loading the app anew would lose what was typed. */
function useReminder(newer: AnnouncedVersion | undefined) {
  const unsent = useStore(unsentText);
  const visit = useVisits();
  const told = useRef(visit);
  const code = newer && String(newer.appVersionCode);
  useEffect(() => {
    if (code === undefined || unsent) return;
    if (told.current !== visit) updateStorage.told.clear();
    told.current = visit;
    const step = stepOfVisit({ newer: code, told: updateStorage.told.get(), tried: updateStorage.tried.get() });
    updateStorage.told.set(code);
    if (step) updateStep.set(step);
  }, [code, visit, unsent]);
}
