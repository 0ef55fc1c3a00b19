import './web-view.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/button/button.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { lockIcon } from '../../../kit/icon/icons.ts';
import { infoIcon } from '../../../kit/icon/map-icons.ts';
import { Note } from '../../../kit/note/note.tsx';
import { useWords } from '../../../lib/words.ts';
import { OpenInBrowser } from './open-in-browser.tsx';
import { webViewWords } from './web-view.words.ts';

/** After this time a page that nobody touched may be blank. */
export const patience = { ms: 10_000 };
/** The policy that says what may be framed comes with the document, so a newly allowed host needs a new one. */
export const renewDocument = { now: () => window.location.reload() };

type Props = { url: string; host: string };

/**
 * A page of another site in a frame that can do nothing to ours. Whether a site refuses to be framed cannot be known
 * here, so that the way out is there from the start, and stands out after a while.
 */
export function WebView({ url, host }: Props) {
  const say = useWords(webViewWords);
  const frame = useRef<HTMLIFrameElement>(null);
  const [late, setLate] = useMaybeBlank(frame);

  /** The button goes with the note; whoever uses the keyboard goes on in the page. */
  function hide() {
    frame.current?.focus();
    setLate(false);
  }
  return (
    <div className="web-view fills">
      <div className="web-view__head">
        <p className="text-detail">
          <Icon path={lockIcon} size={18} />
          <span>{say.from(host)}</span>
        </p>
        <OpenInBrowser url={url} />
      </div>
      <div role="status">
        {late && (
          <Note icon={infoIcon}>
            <div className="web-view__blank">
              <span>{say.blank}</span>
              <OpenInBrowser url={url} prominent />
              <Button small look="quiet" onClick={hide}>
                {say.hide}
              </Button>
            </div>
          </Note>
        )}
      </div>
      <iframe ref={frame} src={url} title={say.page(host)} sandbox={sandboxFor(url)} referrerPolicy="no-referrer" />
    </div>
  );
}

/** Another site keeps what it stores itself; a page of our own origin could reach out of the frame with that. */
function sandboxFor(url: string): string {
  const isOurs = new URL(url, window.location.href).origin === window.location.origin;
  return `allow-scripts allow-forms allow-popups${isOurs ? '' : ' allow-same-origin'}`;
}

/** Whoever taps inside the frame sees what is there. */
function useMaybeBlank(frame: RefObject<HTMLIFrameElement | null>) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience.ms);
    const touched = () => document.activeElement === frame.current && clearTimeout(timer);
    const barred = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return;
      if (wasLoadedHere()) setLate(true);
      else renewDocument.now();
    };
    window.addEventListener('blur', touched);
    document.addEventListener('securitypolicyviolation', barred);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', touched);
      document.removeEventListener('securitypolicyviolation', barred);
    };
  }, [frame]);
  return [late, setLate] as const;
}

/** A document that began at this very page has the newest policy: the page leads to a host that is not allowed. */
function wasLoadedHere(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  return began !== undefined && withoutHash(began.name) === withoutHash(window.location.href);
}

const withoutHash = (address: string) => address.split('#', 1)[0];
