import './address.css';
import { Button } from '../../../kit/button/button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { tickIcon } from '../../../kit/icon/sign-in-icons.ts';
import { useWords } from '../../../lib/words.ts';
import type { AddressState } from '../typed-address.ts';
import { addressWords } from './address.words.ts';

/** Stands below an address: one that is new has to be confirmed by a code, and says when it was. */
export function AddressLine({ state, onConfirm }: { state: AddressState; onConfirm: () => void }) {
  const say = useWords(addressWords);
  if (state === 'confirmed')
    return (
      <p className="address-line address-line--confirmed row" role="status">
        <Icon path={tickIcon} size={18} />
        {say.confirmed}
      </p>
    );
  if (state !== 'new') return null;
  return (
    <div className="address-line row">
      <p className="grows text-note">{say.isNew}</p>
      <Button look="secondary" small onClick={onConfirm}>
        {say.confirmByCode}
      </Button>
    </div>
  );
}
