import type { Profile, ProfileField } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { useWords } from '../../../lib/words.ts';
import { profileWords } from '../profile.words.ts';
import { recordWords } from './record.words.ts';
import { WaitingCorrection } from './waiting-correction.tsx';

type Props = {
  record: Profile;
  field: ProfileField;
  /** The language of a text. */
  language?: Language;
  value: string;
};

/** One field of the record, or the request that waits for it. */
export function RecordRow({ record, field, language, value }: Props) {
  const say = { ...useWords(profileWords), ...useWords(recordWords) };
  const waiting = record.corrections.find(
    (one) => one.state === 'asked' && one.field === field && one.language === (language ?? null),
  );
  if (waiting) return <WaitingCorrection correction={waiting} label={say[field]} timeZone={record.timeZone} />;
  return (
    <div className="record-row">
      <p className="text-caption">{say[field]}</p>
      <p className="record-row__value num" dir="auto">
        {value || say.missing}
      </p>
    </div>
  );
}
