import { useCallback, useEffect, useState } from 'react';
import { troubleAhead, troubleOf, type Trouble } from './camera-trouble.ts';
import { useVisible } from './use-visible.ts';

type State = { stream?: MediaStream; trouble?: Trouble };

const rear = {
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
  audio: false,
} satisfies MediaStreamConstraints;

/** The camera runs only while the page is visible. */
export function useCamera() {
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);
  const visible = useVisible();
  const showing = visible ? attempt : undefined;

  useEffect(() => {
    if (showing === undefined) return undefined;
    let stream: MediaStream | undefined;
    let left = false;
    const fail = (trouble: Trouble) => left || setState({ trouble });

    async function start() {
      const context = {
        secure: window.isSecureContext,
        agent: navigator.userAgent,
        hasCameraAccess: 'mediaDevices' in navigator,
      };
      const ahead = troubleAhead(context);
      if (ahead) return fail(ahead);
      setState({});
      try {
        stream = await navigator.mediaDevices.getUserMedia(rear);
      } catch (error) {
        return fail(troubleOf(error, context.agent));
      }
      if (left) return stop(stream);
      stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('busy'));
      return setState({ stream });
    }
    void start();
    return () => {
      left = true;
      stop(stream);
    };
  }, [showing]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}

function stop(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
