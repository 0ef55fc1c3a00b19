import './lightbox.css';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { backIcon, closeIcon, onwardIcon } from '../icon/icons.ts';
import { zoomInIcon, zoomOutIcon } from '../icon/map-icons.ts';
import { ServerPicture } from '../server-picture/server-picture.tsx';
import { useModal } from '../use-modal.ts';
import type { View } from './lightbox-rules.ts';
import { useLightbox } from './use-lightbox.ts';

export type LightboxPicture = {
  src: string;
  /** A smaller one that the phone has already; it stands in while the large one is on its way, or does not come. */
  preview?: string;
  width: number;
  height: number;
  /** What it shows, for those who do not see it. */
  alt: string | undefined;
  caption: string | undefined;
};
export type LightboxTexts = {
  label: string;
  close: string;
  previous: string;
  next: string;
  enlarge: string;
  showWhole: string;
  missing: string;
  /** Said of a preview while the large picture does not come. */
  small?: string;
  position: (number: number, of: number) => string;
};
type Props = {
  pictures: readonly LightboxPicture[];
  /** The one that was tapped. */
  first: number;
  texts: LightboxTexts;
  /** What can be done with the picture on the screen; it stands below it. */
  tools?: ((index: number) => ReactNode) | undefined;
  onClose: () => void;
};

/**
 * Pictures as large as the screen, at scales 1 to 4. Escape, Back and the cross close it, and it closes when the picture
 * on the screen is taken away. Loaded when it is used.
 */
export default function Lightbox({ pictures, first, texts, tools, onClose }: Props) {
  const modal = useModal(onClose);
  const { stage, index, view, drag, ...act } = useLightbox(pictures, first, onClose);
  const last = pictures.length - 1;
  const caption = pictures[index]?.caption;
  const zoomed = view.scale > 1;
  return (
    <dialog {...modal} className="lightbox" aria-label={texts.label} onKeyDown={act.onKeyDown}>
      <div className="lightbox__head">
        <LightboxButton label={texts.close} icon={closeIcon} onTap={onClose} />
        <p role="status" className="num">
          {texts.position(index + 1, pictures.length)}
        </p>
        <LightboxButton
          label={zoomed ? texts.showWhole : texts.enlarge}
          icon={zoomed ? zoomOutIcon : zoomInIcon}
          onTap={act.toggle}
        />
      </div>
      <div ref={stage} className="lightbox__stage">
        <div
          className={drag === 0 ? 'lightbox__row' : 'lightbox__row lightbox__row--held'}
          style={{ transform: `translateX(calc(${-100 * index}% + ${drag}px))` }}
        >
          {pictures.map((picture, place) =>
            Math.abs(place - index) > 1 ? null : (
              <Slide
                key={`${place} ${picture.src}`}
                {...{ picture, place, texts }}
                view={place === index ? view : undefined}
              />
            ),
          )}
        </div>
      </div>
      <div className="lightbox__foot">
        {last > 0 && <LightboxButton label={texts.previous} icon={backIcon} off={index === 0} onTap={act.previous} />}
        <p>{caption}</p>
        {last > 0 && <LightboxButton label={texts.next} icon={onwardIcon} off={index === last} onTap={act.next} />}
      </div>
      {tools?.(index)}
    </dialog>
  );
}

type SlideProps = { picture: LightboxPicture; place: number; texts: LightboxTexts; view: View | undefined };

/** Only the picture on the screen has a view; its neighbours wait beside it, whole. */
function Slide({ picture: { src, preview, alt, caption, ...size }, place, texts, view }: SlideProps) {
  const [lost, setLost] = useState({ preview: false, large: false });
  const whole = { ...size, draggable: false };
  return (
    <div className="lightbox__slide" style={{ left: `${100 * place}%` }} aria-hidden={!view}>
      <div
        className="lightbox__picture"
        role="img"
        aria-label={alt ?? caption}
        style={view && { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
      >
        <ServerPicture
          src={preview ?? src}
          {...whole}
          instead={<span>{texts.missing}</span>}
          onLost={(gone) => setLost((before) => ({ ...before, preview: gone }))}
        />
        {preview && (
          <ServerPicture
            {...{ src }}
            {...whole}
            instead={null}
            onLost={(gone) => setLost((before) => ({ ...before, large: gone }))}
          />
        )}
      </div>
      {/* It stands beside the picture, so that it is neither enlarged with it nor part of what it shows. */}
      {lost.large && !lost.preview && texts.small && <p className="lightbox__small">{texts.small}</p>}
    </div>
  );
}

type ButtonProps = { label: string; icon: string; off?: boolean; onTap: () => void };

/** It stays in the tab order at the last picture, so that focus does not fall out of the view. */
function LightboxButton({ label, icon, off = false, onTap }: ButtonProps) {
  return (
    <button
      type="button"
      className="touch-square"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onTap()}
    >
      <Icon path={icon} />
    </button>
  );
}
