import './update.css';
import { appVersion } from 'contract/app-version';
import { Button } from '../../../kit/button/button.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog/confirm-dialog.tsx';
import { MustAnswerPopup } from '../../../kit/must-answer-popup/must-answer-popup.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useStore } from '../../../lib/store.ts';
import { useWords } from '../../../lib/words.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { unsentText } from '../../../shell/unsent-text.ts';
import { settingsWords } from '../settings.words.ts';
import type { AnnouncedVersion } from './app-version.api.ts';
import { UpdateAdvice } from './update-advice.tsx';
import { updateStep, type UpdateStep } from './update-step.ts';
import { updateStorage } from './update-storage.ts';
import { update } from './update.ts';
import { updateWords } from './update.words.ts';

/** What is said of a newer version. */
export default function UpdateDialogs({ version, step }: { version: AnnouncedVersion; step: UpdateStep | undefined }) {
  if (version.required) return <Required version={version} step={step} />;
  if (step === 'question') return <Question version={version} />;
  return step === 'advice' && <Advice version={version} />;
}

const close = () => {
  updateStorage.tried.clear();
  updateStep.set(undefined);
};

function Question({ version: { appVersion: next, appVersionCode: code } }: { version: AnnouncedVersion }) {
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

function Required({ version, step }: { version: AnnouncedVersion; step: UpdateStep | undefined }) {
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

function Advice({ version }: { version: AnnouncedVersion }) {
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
