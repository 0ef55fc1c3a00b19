import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { whenConnected } from '../../lib/connection/when-connected.ts';

type Props = Omit<ComponentProps<'img'>, 'onError' | 'onLoad' | 'alt'> & {
  src: string;
  /** Stands in for a picture that did not load. */
  instead?: ReactNode;
  /** Called when it did not load, and again when it did after all. */
  onLost?: (lost: boolean) => void;
};

/** A picture beside which words say the same. One that got lost is loaded again when the connection is back. */
export function ServerPicture({ src, instead, onLost, ...rest }: Props) {
  const [failed, setFailed] = useState<string>();
  const [losses, setLosses] = useState(0);
  useEffect(() => {
    if (failed === undefined) return undefined;
    return whenConnected(() => {
      setFailed(undefined);
      setLosses((before) => before + 1);
    });
  }, [failed]);
  if (failed === src && instead !== undefined) return instead;
  function lose() {
    setFailed(src);
    onLost?.(true);
  }
  // A browser loads a picture again only in a new element.
  return <img key={losses} src={src} alt="" {...rest} onError={lose} onLoad={() => onLost?.(false)} />;
}
