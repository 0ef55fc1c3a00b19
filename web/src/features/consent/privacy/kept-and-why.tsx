import './privacy.css';
import { useWords } from '../../../lib/words.ts';
import { privacyWords } from './privacy.words.ts';

/** A short list of what is kept and why. It is part of the bundle, so that it is there at once. */
export function KeptAndWhy() {
  const say = useWords(privacyWords);
  const parts = [
    [say.keptDevice, say.keptDeviceText],
    [say.keptServer, say.keptServerText],
    [say.keptOthers, say.keptOthersText],
    [say.keptCamera, say.keptCameraText],
  ] as const;
  return (
    <dl className="kept-and-why">
      {parts.map(([what, why]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}
