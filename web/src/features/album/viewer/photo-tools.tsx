import './viewer.css';
import { useEffect, useRef, useState } from 'react';
import { downloadIcon } from '../../../kit/icon/action-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { albumIcon } from '../../../kit/icon/tab-icons.ts';
import { saveToAlbum } from '../../../lib/call/upload-and-download.ts';
import { onceWithin } from '../../../lib/double-tap.ts';
import { opensNoFiles } from '../../../lib/browsers/opens-no-files.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { viewerWords } from './viewer.words.ts';

/** An eye that is crossed out. */
const hideIcon =
  'M4 4l16 16M9.9 6.3A9 9 0 0 1 12 6c6 0 9.2 6 9.2 6a15 15 0 0 1-2.6 3.2M6.3 7.7A15 15 0 0 0 2.8 12S6 18 12 18c1.500 0 2.800-.4 4-1M10.200 10.200a2.700 2.700 0 0 0 3.600 3.600';

type Props = { asked: 'waiting' | 'declined' | undefined; onDownload: () => void; onHide: () => void };

/** Specification §8: a page cannot write to the phone's album, so it says so and offers what it can. */
export function PhotoTools({ asked, onDownload, onHide }: Props) {
  const say = useWords(viewerWords);
  const { inHostApp } = useAppContext();
  const tools = useFocusKept();
  const [refused, setRefused] = useState(false);
  const notSupported = inHostApp || opensNoFiles() ? say.notSupportedHere : say.notSupported;
  return (
    <div ref={tools} className="photo-tools" role="group" aria-label={say.tools}>
      <Tool text={say.download} icon={downloadIcon} onTap={onDownload} />
      <Tool text={say.saveToAlbum} icon={albumIcon} onTap={() => void saveToAlbum().catch(() => setRefused(true))} />
      {!asked && <Tool text={say.hide} icon={hideIcon} onTap={onHide} />}
      <div role="status" className={refused || asked ? 'photo-tools__state' : 'unseen'}>
        {refused && <p>{notSupported}</p>}
        {asked && <p>{say[asked]}</p>}
      </div>
    </div>
  );
}

/** Each photo has its own buttons, and a request takes its own away; without the focus the viewer would miss keys. */
function useFocusKept() {
  const tools = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) tools.current?.querySelector('button')?.focus();
  });
  return tools;
}

function Tool({ text, icon, onTap }: { text: string; icon: string; onTap: () => void }) {
  // Two taps must not fetch the photo twice.
  const [once] = useState(() => onceWithin());
  return (
    <button type="button" className="touch-line" onClick={() => once(onTap)}>
      <Icon path={icon} />
      {text}
    </button>
  );
}
