import type { Mode, OwnModes } from 'contract/calls/modes';
import { useId } from 'react';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { lockIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { assistantIcon, exchangeIcon } from '../mode-icons.ts';
import { modeWords } from '../modes.words.ts';
import { choiceWords } from './choice.words.ts';

const icons = { social: exchangeIcon, privacy: lockIcon, assistant: assistantIcon } as const;

type Props = { contact: OwnModes['contact']; chosen: Mode; onChoose: (mode: Mode) => void };

/** The three modes. Choosing one shows what it means; nothing changes before the button at the foot is tapped. */
export function ModeChoice({ contact, chosen, onChoose }: Props) {
  const say = useWords(choiceWords);
  const means = {
    social: say.socialMeans,
    privacy: say.privacyMeans,
    assistant: contact ? say.assistantOf(contact.name) : say.assistantMeans,
  };
  return (
    <Card className="mode-choice">
      <div role="radiogroup" aria-label={say.modes}>
        {(['social', 'privacy', 'assistant'] as const).map((mode) => (
          <ModeOption key={mode} mode={mode} means={means[mode]} isChosen={mode === chosen} onChoose={onChoose} />
        ))}
      </div>
    </Card>
  );
}

type OptionProps = { mode: Mode; means: string; isChosen: boolean; onChoose: (mode: Mode) => void };

function ModeOption({ mode, means, isChosen, onChoose }: OptionProps) {
  const say = useWords(modeWords);
  const id = useId();
  return (
    <label className={`mode-choice__option divided${isChosen ? ' mode-choice__option--chosen' : ''}`}>
      <Icon path={icons[mode]} />
      <span className="grows">
        <span id={`${id}name`} className="mode-choice__name">
          {say[mode]}
        </span>
        <span id={`${id}means`} className="text-note">
          {means}
        </span>
      </span>
      <input
        type="radio"
        name="mode"
        checked={isChosen}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}means`}
        onChange={() => onChoose(mode)}
      />
    </label>
  );
}
