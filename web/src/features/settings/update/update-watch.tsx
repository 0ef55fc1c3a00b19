import './update.css';
import { appVersion } from 'contract/app-version';
import type { getAppVersion } from 'contract/calls/phone/settings';
import type { AnswerOf } from 'contract/wire/call';
import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog.tsx';
import { MustAnswerPopup } from '../../../kit/must-answer-popup/must-answer-popup.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { unsentText } from '../../../shell/unsent-text.ts';
import { settingsWords } from '../settings.words.ts';
import { useAnnouncedVersion } from './app-version.api.ts';
import { update } from './update.ts';
import { UpdateAdvice } from './update-advice.tsx';
import { stepOfVisit } from './update-rules.ts';
import { updateStep, type UpdateStep } from './update-step.ts';
import { updateStorage } from './update-storage.ts';
import { updateWords } from './update.words.ts';
import { useVisits } from './use-visits.ts';

type Version = AnswerOf<typeof getAppVersion>;

/** Tells of a newer version over every page: once a visit, or until it is loaded where it is required. */
export function UpdateWatch() {
  const { newer } = useAnnouncedVersion();
  const step = useStore(updateStep);
  useReminder(newer);
  if (!newer) return null;
  if (newer.required) return <Required version={newer} step={step} />;
  if (step === 'question') return <Question version={newer} />;
  return step === 'advice' && <Advice version={newer} />;
}

/** It waits while loading the app anew would lose what was typed. */
function useReminder(newer: Version | undefined) {
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

const close = () => {
  updateStorage.tried.clear();
  updateStep.set(undefined);
};

function Question({ version: { appVersion: next, appVersionCode: code } }: { version: Version }) {
  const say = useWords(updateWords);
  const unsent = useStore(unsentText);
  return (
    <ConfirmDialog
      title={say.available(next)}
      text={say.availableText(appVersion) + (unsent ? say.losesText : '')}
      cancelText={say.later}
      confirmText={say.update}
      onAnswer={(confirmed) => {
        close();
        if (confirmed) void update(code);
      }}
    />
  );
}

function Required({ version, step }: { version: Version; step: UpdateStep | undefined }) {
  const say = useWords(updateWords);
  const unsent = useStore(unsentText);
  const failed = step === 'advice';
  return (
    <MustAnswerPopup
      title={failed ? say.failed : say.required}
      agree={{ text: say.update, onChoose: () => void update(version.appVersionCode) }}
    >
      {failed ? (
        <UpdateAdvice />
      ) : (
        <p>
          {say.requiredText(appVersion, version.appVersion)}
          {unsent && say.losesText}
        </p>
      )}
      <SpinnerInDialog />
    </MustAnswerPopup>
  );
}

function Advice({ version }: { version: Version }) {
  const say = useWords(updateWords);
  const { close: closeText } = useWords(settingsWords);
  return (
    <Sheet title={say.failed} closeText={closeText} onClose={close}>
      <div className="update-sheet text-sub">
        <UpdateAdvice />
        <Button block look="secondary" onClick={() => void update(version.appVersionCode)}>
          {say.tryAgain}
        </Button>
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}
