import { type RefObject, useEffect, useRef } from 'react';
import { prepareReader, readCode } from './code-reader.ts';

const pause = 160;
// A code that was refused is not asked about again at once, while the badge still lies in the frame.
const sameCodeAgain = 4_000;

type Around = {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  onCode: (text: string) => Promise<void>;
  onReaderMissing: () => void;
};

/** Looks for a code in what the camera shows, until the camera stops. */
export function useScanning({ video, stream, onCode, onReaderMissing }: Around) {
  const handlers = useRef({ onCode, onReaderMissing });
  handlers.current = { onCode, onReaderMissing };

  useEffect(() => {
    const screen = video.current;
    if (!stream || !screen) return undefined;
    let over = false;
    let last = { text: '', at: -Infinity };
    screen.srcObject = stream;

    async function look(view: HTMLVideoElement) {
      const text = view.readyState >= view.HAVE_CURRENT_DATA ? await readCode(view).catch(() => undefined) : undefined;
      if (over || !text) return;
      if (text === last.text && performance.now() - last.at < sameCodeAgain) return;
      await handlers.current.onCode(text);
      last = { text, at: performance.now() };
    }
    async function run(view: HTMLVideoElement) {
      await view.play().catch(() => undefined);
      try {
        await prepareReader();
      } catch {
        if (!over) handlers.current.onReaderMissing();
        return;
      }
      while (!over) {
        await look(view);
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    void run(screen);
    return () => {
      over = true;
      screen.srcObject = null;
    };
  }, [stream, video]);
}
