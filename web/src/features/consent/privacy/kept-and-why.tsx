import './privacy.css';
import { useWords } from '../../../lib/words.ts';
import { privacyWords } from './privacy.words.ts';

/** In short what is kept and why: it is in the bundle, because before Agree nothing may be fetched. */
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
