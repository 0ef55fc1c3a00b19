import { Segment } from '../../../kit/segment/segment.tsx';
import { useWords } from '../../../lib/words.ts';
import type { PartnersTab } from './partners-choice.ts';
import { partnersWords } from '../partners.words.ts';

type Props = { chosen: PartnersTab; onChoose: (tab: PartnersTab) => void };

export function PartnersTabs({ chosen, onChoose }: Props) {
  const say = useWords(partnersWords);
  return (
    <Segment
      name="partners"
      label={say.show}
      choices={[
        { value: 'partner', text: say.partners },
        { value: 'patron', text: say.patrons },
        { value: 'media', text: say.media },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
