import type { Place } from 'contract/calls/places';
import { copyIcon } from '../../kit/icon/map-icons.ts';
import { useWords } from '../../lib/words.ts';
import { useCopying } from '../../shell/copying/use-copying.ts';
import { PlacePill } from './place-pill.tsx';
import { copiedAddress } from './copied-address.ts';
import { placeWords } from './places.words.ts';

export function CopyAddress({ place }: { place: Pick<Place, 'nameZh' | 'addressZh'> }) {
  const say = useWords(placeWords);
  const copy = useCopying();
  return (
    <PlacePill
      icon={copyIcon}
      aria-label={say.copyLabel}
      onClick={() => void copy(copiedAddress(place), { notCopied: say.notCopied })}
    >
      {say.copy}
    </PlacePill>
  );
}
