import { type ReactNode, useId } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { downIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { profileFormWords } from './profile-form.words.ts';

type Props = { open: boolean; onToggle: () => void; children: ReactNode };

/** The texts in the other language are optional, so they stand behind a line that opens them. */
export function OtherLanguage({ open, onToggle, children }: Props) {
  const say = useWords(profileFormWords);
  const id = useId();
  return (
    <div className="other-language">
      <button
        type="button"
        className="other-language__line row"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className="grows">{say.otherLanguage}</span>
        <Icon path={downIcon} size={18} />
      </button>
      <div id={id} className="other-language__fields" hidden={!open}>
        <p className="text-note">{say.otherLead}</p>
        {children}
      </div>
    </div>
  );
}
