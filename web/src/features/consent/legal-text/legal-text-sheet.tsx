import { useQuery } from '@tanstack/react-query';
import type { TextKind } from 'contract/calls/consent';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { LegalText } from './legal-text.tsx';
import { legalTextWords } from './legal-text.words.ts';
import { publicTextQuery } from './public-texts.ts';

type Props = { kind: TextKind; onClose: () => void };

/** One of the texts over the privacy popup, which stays where it is. */
export default function LegalTextSheet({ kind, onClose }: Props) {
  const say = useWords(legalTextWords);
  const texts = useQuery(publicTextQuery(useLanguage()));
  return (
    <Sheet title={say[kind]} closeText={say.close} onClose={onClose}>
      <Loaded from={texts}>{(loaded) => <LegalText {...loaded[kind]} />}</Loaded>
    </Sheet>
  );
}
