import type { Profile } from 'contract/calls/profile';
import { Card } from '../../../kit/card/card.tsx';
import { useWords } from '../../../lib/words.ts';
import { OwnAvatar } from '../photo/form-photo.tsx';
import { PhotoChoice } from '../photo/photo-choice.tsx';
import { profileWords } from '../profile.words.ts';
import { recordWords } from './record.words.ts';
import { WaitingCorrection } from './waiting-correction.tsx';

/** The photo that others see; a new one waits for the Secretariat. */
export function RecordPhoto({ record }: { record: Profile }) {
  const say = { ...useWords(profileWords), ...useWords(recordWords) };
  const waiting = record.corrections.find(({ state, field }) => state === 'asked' && field === 'photo');
  return (
    <Card className="profile-record__fields">
      <div className="record-photo row">
        <OwnAvatar profile={record} />
        <div className="grows">
          <h2>{say.photo}</h2>
          <p className="text-caption">
            {waiting ? say.photoWaits : record.photo === null ? say.noPhoto : say.hasPhoto}
          </p>
          <PhotoChoice submitted />
        </div>
      </div>
      {waiting && <WaitingCorrection correction={waiting} label={say.photo} timeZone={record.timeZone} />}
    </Card>
  );
}
