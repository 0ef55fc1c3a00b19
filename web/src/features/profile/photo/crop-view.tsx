import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { useWords } from '../../../lib/words.ts';
import { afterKey, type Crop, moved, scales, sideOf, zoomed } from './crop-rules.ts';
import { photoWords } from './photo.words.ts';
import type { ReadPhoto } from './read-photo.ts';

type Props = { photo: ReadPhoto; crop: Crop; onCrop: (change: (crop: Crop) => Crop) => void };
type Finger = { x: number; y: number };

/** The section is moved and zoomed by fingers, mouse, keys or the slider. */
export function CropView({ photo: { image, address }, crop, onCrop }: Props) {
  const say = useWords(photoWords);
  const howId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const side = sideOf(size, crop);
  const share = (pixels: number) => `${(pixels / side) * 100}%`;

  function drag({ pointerId, clientX, clientY }: PointerEvent) {
    const before = [...fingers.current.values()];
    if (!frame.current || !fingers.current.has(pointerId)) return;
    fingers.current.set(pointerId, { x: clientX, y: clientY });
    const after = [...fingers.current.values()];
    const box = frame.current.getBoundingClientRect();
    const [from, to] = [middleOf(before), middleOf(after)];
    const by = { x: (to.x - from.x) / box.width, y: (to.y - from.y) / box.width };
    const at = { x: (to.x - box.left) / box.width - 0.5, y: (to.y - box.top) / box.width - 0.5 };
    const factor = after.length === 2 ? spreadOf(after) / spreadOf(before) : 1;
    onCrop((current) => zoomed(size, moved(size, current, by), current.scale * factor, at));
  }
  function press(event: KeyboardEvent) {
    const next = afterKey(size, crop, event.key);
    if (!next) return;
    event.preventDefault();
    onCrop(() => next);
  }
  const wheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    wheel.current = (event) =>
      onCrop((current) => zoomed(size, current, current.scale * Math.exp(-event.deltaY / 400)));
  });
  // React listens to wheels passively, where the page behind could not be kept from scrolling.
  useEffect(() => {
    const { current: element } = frame;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      wheel.current?.(event);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, []);
  const release = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);

  return (
    <>
      {/* It is focusable so that keys can move the picture. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className="crop-view"
        role="group"
        aria-label={say.frame}
        aria-describedby={howId}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          src={address}
          alt=""
          draggable={false}
          style={{ width: share(size.width), left: share(side / 2 - crop.x), top: share(side / 2 - crop.y) }}
        />
      </div>
      <label className="crop-zoom row">
        {say.zoom}
        <input
          type="range"
          min={scales.smallest}
          max={scales.largest}
          step="any"
          value={crop.scale}
          onChange={({ target }) => onCrop((current) => zoomed(size, current, target.valueAsNumber))}
        />
      </label>
      <HowToCrop id={howId} />
    </>
  );
}

export function HowToCrop({ id }: { id?: string }) {
  const say = useWords(photoWords);
  return (
    <p id={id} className="text-note">
      {say.byTouch}
      <span className="crop-view__keys">{say.byKeys}</span>
    </p>
  );
}

function middleOf(fingers: readonly Finger[]): Finger {
  const sum = fingers.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / fingers.length, y: sum.y / fingers.length };
}

function spreadOf([first, second]: readonly Finger[]): number {
  return first && second ? Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)) : 1;
}
