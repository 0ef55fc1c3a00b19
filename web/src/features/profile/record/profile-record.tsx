import '../profile-foot.css';
import './record.css';
import type { Profile } from 'contract/calls/profile';
import { otherLanguage } from 'contract/languages';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Disclosure } from '../../../kit/disclosure/disclosure.tsx';
import { pencilIcon } from '../../../kit/icon/favourite-icons.ts';
import { lockIcon } from '../../../kit/icon/icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useDates } from '../../../lib/dates/dates.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { ZoneNote } from '../../../shell/zone-note/zone-note.tsx';
import { profileWords } from '../profile.words.ts';
import { readableMobile } from '../../../shell/mobile-number/readable-mobile.ts';
import { DecidedCorrections } from './decided-corrections.tsx';
import { RecordPhoto } from './record-photo.tsx';
import { RecordRow } from './record-row.tsx';
import { recordWords } from './record.words.ts';

type Props = { record: Profile; submittedAt: string; preview: ReactNode; onAsk: () => void };

/** The profile after it was submitted: it is read, and corrections are asked for. */
export function ProfileRecord({ record, submittedAt, preview, onAsk }: Props) {
  const say = { ...useWords(profileWords), ...useWords(recordWords) };
  const dates = useDates(record.timeZone);
  const decided = record.corrections.filter(({ state }) => state !== 'asked');
  return (
    <div className="profile-record fills">
      <Note icon={lockIcon}>
        <b>{say.submittedOn(dates.date(submittedAt))}</b>
        {say.toChange}
      </Note>
      <RecordPhoto record={record} />
      <Card className="profile-record__fields">
        <OwnTexts record={record} fields={['name', 'organisation', 'title']} />
        <RecordRow {...{ record, field: 'mobile', value: readableMobile(record.mobile) }} />
        <RecordRow {...{ record, field: 'email', value: record.email }} />
        <OwnTexts record={record} fields={['profile']} />
      </Card>
      <OtherTexts record={record} />
      {preview}
      {decided.length > 0 && (
        <section>
          <SectionHeader title={say.corrections} count={decided.length} />
          <DecidedCorrections corrections={decided} timeZone={record.timeZone} />
        </section>
      )}
      <ZoneNote timeZone={record.timeZone} />
      <div className="profile-foot">
        <Button block icon={pencilIcon} onClick={onAsk}>
          {say.ask}
        </Button>
      </div>
    </div>
  );
}

type TextField = 'name' | 'organisation' | 'title' | 'profile';

function OwnTexts({ record, fields }: { record: Profile; fields: readonly TextField[] }) {
  const language = useLanguage();
  return fields.map((field) => (
    <RecordRow key={field} {...{ record, field, language, value: record[field][language] }} />
  ));
}

const texts: readonly TextField[] = ['name', 'organisation', 'title', 'profile'];

/** The other language opens by itself where a request waits in it. */
function OtherTexts({ record }: { record: Profile }) {
  const say = useWords(recordWords);
  const other = otherLanguage(useLanguage());
  const waits = record.corrections.some(({ state, language }) => state === 'asked' && language === other);
  const [isOpen, setOpen] = useState<boolean>();
  const open = isOpen ?? waits;
  return (
    <section>
      <h2 className="unseen">{say.inOther}</h2>
      <Card className="profile-record__fields profile-record__other">
        <Disclosure title={say.inOther} open={open} onToggle={() => setOpen(!open)}>
          {texts.map((field) => (
            <RecordRow key={field} {...{ record, field, language: other, value: record[field][other] }} />
          ))}
        </Disclosure>
      </Card>
    </section>
  );
}
