import './photo.css';
import type { Profile } from 'contract/calls/profile';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { useWords } from '../../../lib/words.ts';
import { PhotoChoice } from './photo-choice.tsx';
import { photoWords } from './photo.words.ts';

/** The photo or the initials as others see them. */
export function OwnAvatar({ profile: { name, photo } }: { profile: Pick<Profile, 'name' | 'photo'> }) {
  const language = useLanguage();
  const id = storage.userObj.get()?.id ?? '';
  return (
    <Avatar id={id} name={name[language] || name.en || name.zh} size="large" photo={photoAddress({ id, photo })} />
  );
}

/** The photo in the form, which is optional. */
export function FormPhoto({ profile }: { profile: Profile }) {
  const say = useWords(photoWords);
  return (
    <div className="form-photo row">
      <OwnAvatar profile={profile} />
      <div className="grows">
        <PhotoChoice submitted={false} />
        <p className="text-caption">{say.limits}</p>
      </div>
    </div>
  );
}
