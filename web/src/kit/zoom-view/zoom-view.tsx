import './zoom-view.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { wholeIcon, zoomInIcon, zoomOutIcon } from '../icon/map-icons.ts';
import { type Point, type Swiped, useZoom } from './use-zoom.ts';
import { scales } from './zoom-rules.ts';

type Props = {
  texts: { label: string; zoomIn: string; zoomOut: string; showWhole: string };
  size: { width: number; height: number };
  /** Where the buttons zoom to, as shares of width and height; otherwise the middle of the view. */
  target?: Point | undefined;
  /** A swipe, or an arrow key, over what is shown whole. */
  onSwipe?: Swiped;
  children: ReactNode;
};

/** Zooms by fingers, keys or buttons what it holds; it is panned by the browser's own scrolling. */
export function ZoomView({ texts, size, target, onSwipe, children }: Props) {
  const { view, scale, zoomIn, zoomOut, showWhole } = useZoom(target, onSwipe);

  function zoomByKey({ key }: KeyboardEvent) {
    if (key === '+' || key === '=') zoomIn();
    if (key === '-') zoomOut();
    if (key === '0') showWhole();
    if (key === 'ArrowRight' && scale === scales.smallest) onSwipe?.(1);
    if (key === 'ArrowLeft' && scale === scales.smallest) onSwipe?.(-1);
  }

  return (
    <div className="zoom-view">
      {/* It is focusable so that the arrow keys can scroll what was zoomed. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={view}
        className={scale > 1 ? 'zoom-view__frame zoom-view__frame--zoomed' : 'zoom-view__frame'}
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        role="region"
        aria-label={texts.label}
        tabIndex={0}
        onKeyDown={zoomByKey}
      >
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
        <div className="zoom-view__content" style={{ width: `${scale * 100}%` }}>
          {children}
        </div>
      </div>
      <div className="zoom-view__buttons">
        <ZoomButton label={texts.zoomIn} icon={zoomInIcon} off={scale >= scales.largest} onZoom={zoomIn} />
        <ZoomButton label={texts.zoomOut} icon={zoomOutIcon} off={scale <= scales.smallest} onZoom={zoomOut} />
        <ZoomButton
          label={texts.showWhole}
          icon={wholeIcon}
          off={scale <= scales.smallest}
          onZoom={showWhole}
          inWords
        />
      </div>
    </div>
  );
}

type ButtonProps = { label: string; icon: string; off: boolean; inWords?: boolean; onZoom: () => void };

/** It stays in the tab order at the last scale, so that focus does not fall out of the view. */
function ZoomButton({ label, icon, off, inWords = false, onZoom }: ButtonProps) {
  return (
    <button type="button" aria-label={inWords ? undefined : label} aria-disabled={off} onClick={() => !off && onZoom()}>
      <Icon path={icon} size={20} />
      {inWords && label}
    </button>
  );
}
