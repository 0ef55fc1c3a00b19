import './picture-field.css';
import { type Ref, useState } from 'react';
import { Field } from '../../../kit/field/field.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { refreshIcon } from '../../../kit/icon/icons.ts';
import { listenIcon } from '../../../kit/icon/sign-in-icons.ts';
import { onceWithin } from '../../../lib/double-tap.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { askForSound } from '../sign-in.api.ts';
import { signInWords } from '../sign-in.words.ts';
import { draft, type Picture, useDraft } from '../sign-in-draft.ts';
import { blobOf, play } from './play-sound.ts';

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
  const listen = useListen(picture, onRefresh);
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
      <div className="picture-field__picture">
        {picture && !failed && <img src={picture.src} alt={say.picture} width={120} height={44} />}
        {failed && (
          <button type="button" onClick={() => once(onRefresh)}>
            {say.pictureFailed}
          </button>
        )}
      </div>
      <button type="button" aria-label={say.otherPicture} disabled={disabled} onClick={() => once(onRefresh)}>
        <Icon path={refreshIcon} size={20} />
      </button>
      <button type="button" aria-label={say.listen} disabled={disabled || !picture} onClick={() => once(listen)}>
        <Icon path={listenIcon} size={20} />
      </button>
    </div>
  );
}

/** The sound of a picture is fetched once, so that phones that need a second tap can play it from here. */
function useListen(picture: Picture | undefined, onRefresh: () => void) {
  const say = useWords(signInWords);
  const [known, setKnown] = useState<{ src: string; sound: Blob }>();

  async function listen() {
    if (!picture) return;
    let sound = known?.src === picture.src ? known.sound : undefined;
    if (!sound) {
      try {
        sound = blobOf((await askForSound(picture.flowId)).sound);
      } catch {
        return onRefresh();
      }
      setKnown({ src: picture.src, sound });
    }
    await play(sound).catch(() => overlay.toast(say.tapAgainToListen));
  }
  return () => void listen();
}
