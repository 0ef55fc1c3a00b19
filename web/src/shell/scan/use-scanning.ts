import { type RefObject, useEffect, useRef } from 'react';
import { prepareReader, readCode } from './code-reader.ts';

const pause = 160;
// A refused code is not sent again at once while it is still in the frame.
const sameCodeAgain = 4_000;

type Handlers = { onCode: (text: string) => Promise<void>; onReaderMissing: () => void };
type ScanOptions = Handlers & { video: RefObject<HTMLVideoElement | null>; stream: MediaStream | undefined };

/** Looks for a code in the camera's view until the camera stops. */
export function useScanning({ video, stream, onCode, onReaderMissing }: ScanOptions) {
  const handlers = useRef<Handlers>({ onCode, onReaderMissing });
  useEffect(() => {
    handlers.current = { onCode, onReaderMissing };
  });

  useEffect(() => {
    const screen = video.current;
    if (!stream || !screen) return undefined;
    const stop = new AbortController();
    show(screen, stream);
    void scan(screen, stop.signal, {
      onCode: (text) => handlers.current.onCode(text),
      onReaderMissing: () => handlers.current.onReaderMissing(),
    });
    return () => {
      stop.abort();
      show(screen, null);
    };
  }, [stream, video]);
}

function show(screen: HTMLVideoElement, stream: MediaStream | null) {
  screen.srcObject = stream;
}

async function scan(screen: HTMLVideoElement, stop: AbortSignal, { onCode, onReaderMissing }: Handlers) {
  await screen.play().catch(() => undefined);
  try {
    await prepareReader();
  } catch {
    if (!stop.aborted) onReaderMissing();
    return;
  }
  let last = { text: '', at: -Infinity };
  while (!stop.aborted) {
    const text =
      screen.readyState >= screen.HAVE_CURRENT_DATA ? await readCode(screen).catch(() => undefined) : undefined;
    const again = text === last.text && performance.now() - last.at < sameCodeAgain;
    if (text && !again && !stop.aborted) {
      await onCode(text);
      last = { text, at: performance.now() };
    }
    await new Promise((done) => setTimeout(done, pause));
  }
}
