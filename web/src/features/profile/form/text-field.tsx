import type { ProfileText } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { profileLengths } from 'contract/profile-lengths';
import type { ComponentProps } from 'react';
import { AreaField } from '../../../kit/field/area-field.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { profileWords } from '../profile.words.ts';

type Props = Pick<ComponentProps<typeof Field>, 'ref' | 'label' | 'error'> & {
  field: ProfileText;
  value: string;
  /** The language of the text, if it is not the page's. */
  language?: Language;
  onType: (text: string) => void;
};

const autoComplete = { name: 'name', organisation: 'organization', title: 'organization-title' } as const;

/** One text of a profile. It is not cut while it is typed: a text that is too long says so and stays whole. */
export function TextField({ field, language, onType, ref, label, error, value }: Props) {
  const say = useWords(profileWords);
  const most = profileLengths[field];
  const props = {
    ...{ label, error, value, dir: 'auto', lang: language && (language === 'zh' ? 'zh-CN' : 'en') },
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  } as const;
  if (field !== 'profile') return <Field ref={ref} {...props} autoComplete={language ? 'off' : autoComplete[field]} />;
  const length = value.trim().length;
  return (
    <div className="profile-text">
      <AreaField ref={ref as ComponentProps<'textarea'>['ref']} {...props} rows={4} />
      <span className={length > most ? 'profile-text__count profile-text__count--over num' : 'profile-text__count num'}>
        {say.charactersOf(length, most)}
      </span>
    </div>
  );
}
