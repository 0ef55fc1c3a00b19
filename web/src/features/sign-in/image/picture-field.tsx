import './picture-field.css';
import { type Ref, useState } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { refreshIcon } from '../../../kit/icon/icons.ts';
import { pauseIcon } from '../../../kit/icon/swiper-icons.ts';
import { listenIcon } from '../../../kit/icon/sign-in-icons.ts';
import { onceWithin } from '../../../lib/double-tap.ts';
import { useWords } from '../../../lib/words.ts';
import { signInWords } from '../sign-in.words.ts';
import { draft, useDraft } from '../sign-in-draft.ts';
import { useListen } from './listen-to-picture.ts';

type Props = {
  error: string | undefined;
  failed: boolean;
  disabled: boolean;
  onRefresh: () => void;
  ref: Ref<HTMLInputElement>;
};

export function PictureField({ error, failed, disabled, onRefresh, ref }: Props) {
  const say = useWords(signInWords);
  const { characters, picture } = useDraft();
  const { playing, listen } = useListen(picture, onRefresh);
  const [once] = useState(() => onceWithin());
  return (
    <div className={disabled ? 'picture-field picture-field--spent' : 'picture-field'}>
      <Field
        ref={ref}
        label={say.characters}
        value={characters}
        error={error}
        disabled={disabled}
        maxLength={8}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => draft.set({ characters: event.target.value })}
      />
      <div className="picture-field__tools">
        <div className="picture-field__picture row">
          {picture && !failed && <img src={picture.src} alt={say.picture} width={120} height={44} />}
          {failed && (
            <button type="button" aria-label={say.reloadPicture} onClick={() => once(onRefresh)}>
              <Icon path={refreshIcon} size={18} />
              {say.reload}
            </button>
          )}
        </div>
        <button type="button" aria-label={say.otherPicture} disabled={disabled} onClick={() => once(onRefresh)}>
          <Icon path={refreshIcon} size={20} />
        </button>
        <button
          type="button"
          aria-label={playing ? say.stopListening : say.listen}
          disabled={disabled || !picture}
          onClick={() => once(listen)}
        >
          <Icon path={playing ? pauseIcon : listenIcon} size={20} />
        </button>
      </div>
    </div>
  );
}
