import './badge-form.css';
import { type ChangeEvent, useEffect } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Field } from '../../../kit/field/field.tsx';
import { useWords } from '../../../lib/words.ts';
import { Form } from '../../../shell/form/form.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { badgeCodeLength, inFours, typedLength } from 'contract/rules/badge-code';
import { RefusalExplained } from '../refusal-explained.tsx';
import { draft, useDraft } from '../sign-in-draft.ts';
import { scannedBadge } from '../../../shell/launch/scanned-badge.ts';
import { signInWords } from '../sign-in.words.ts';
import { ScanCard } from './scan-card.tsx';
import { useReadBadge } from './use-read-badge.ts';

/** Scanning comes first, typing second. The date of birth follows on the next page. */
export default function BadgeForm({ active }: { active: boolean }) {
  const say = useWords(signInWords);
  const { badgeCode, entersCode } = useDraft();
  const form = useSubmit({ fields: ['code'], otherwise: 'code' });
  const read = useReadBadge();
  const tryToRead = async (text: string) => ({ code: tooShort(text) ?? ((await read(text)) && say.notABadgeTyped) });
  const error = form.refusal === 'notABadge' ? say.notABadgeTyped : form.problems.code;

  function tooShort(text: string) {
    const typed = typedLength(text);
    if (typed === 0) return say.badgeCodeHint;
    return typed < badgeCodeLength ? say.charactersTyped(typed) : undefined;
  }

  // Whoever chose to type the code comes from the page that scans it, and finds the cursor in the field, once.
  useEffect(() => {
    if (!entersCode) return;
    form.focus('code');
    draft.set({ entersCode: false });
  });

  // The badge's own address was opened: its code is read at once, and stays in the field if that fails.
  useEffect(() => {
    const code = active ? scannedBadge.take() : undefined;
    if (!code) return;
    draft.set({ method: 'badge', badgeCode: inFours(code) });
    form.submit(() => tryToRead(code));
  });

  return (
    <Form by={form} className="sign-in-form" onSubmit={() => tryToRead(badgeCode)}>
      <ScanCard />
      <p className="badge-form__or row text-detail">{say.orType}</p>
      <Field
        {...form.at('code')}
        error={error}
        label={say.badgeCode}
        hint={say.badgeCodeHint}
        value={badgeCode}
        placeholder="XXXX XXXX XXXX XXXX"
        className="badge-form__code num"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => draft.set({ badgeCode: typedIn(event) })}
      />
      <RefusalExplained by={form} />
      <Button block type="submit">
        {say.goOn}
      </Button>
    </Form>
  );
}

/** Groups the code in fours while it is typed at the end; inside the text the caret would jump. */
function typedIn({ target: { value, selectionEnd } }: ChangeEvent<HTMLInputElement>) {
  const erasing = value.endsWith(' ') || draft.get().badgeCode.startsWith(value);
  return selectionEnd === value.length && !erasing ? inFours(value) : value.toUpperCase();
}
