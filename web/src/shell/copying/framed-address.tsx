import './framed-address.css';
import { CopyButton } from './copy-button.tsx';

type Props = { caption: string; address: string; copyText: string };

/** An address to take elsewhere. It is shown whole, so that it can be copied by hand, too. */
export function FramedAddress({ caption, address, copyText }: Props) {
  return (
    <div className="framed-address row">
      <p className="grows">
        <span className="text-caption">{caption}</span>
        <code>{address}</code>
      </p>
      <CopyButton text={address} label={copyText} />
    </div>
  );
}
