import { useState } from 'react';

type TorchTrack = {
  getCapabilities?: () => { torch?: boolean };
  applyConstraints: (wish: { advanced: { torch: boolean }[] }) => Promise<void>;
};

/** Returns undefined if the camera has no light. */
export function useTorch(stream: MediaStream | undefined) {
  const [lit, setLit] = useState<TorchTrack>();
  const track = stream?.getVideoTracks()[0] as TorchTrack | undefined;
  if (!track?.getCapabilities?.().torch) return undefined;
  // A restarted camera has its light off.
  const on = lit === track;

  async function toggle() {
    await track?.applyConstraints({ advanced: [{ torch: !on }] });
    setLit(on ? undefined : track);
  }
  return { on, toggle: () => void toggle().catch(() => undefined) };
}
