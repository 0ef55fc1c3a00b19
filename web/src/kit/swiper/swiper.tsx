import './swiper.css';
import useEmblaCarousel from 'embla-carousel-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { pauseIcon, playIcon } from '../icon/swiper-icons.ts';
import { useCalm } from './less-motion.ts';
import { useShownSlide, useTurning } from './when-slides-turn.ts';

type Slide = { id: string; label: string; content: ReactNode };
type Texts = {
  label: string;
  /** What it and its parts are called for screen readers: "carousel", "slide". */
  carousel: string;
  slide: string;
  position: (number: number, of: number) => string;
  show: (number: number, label: string) => string;
  pause: string;
  goOn: string;
};
type Props = { slides: readonly Slide[]; texts: Texts };

/**
 * The library counts in steps of its spring: with this value a slide has moved after the 500 ms of the specification.
 */
const springSteps = 19;

/**
 * Shows slides in turn. A slide stays while it is touched, pointed at or focused by keyboard; a single slide does not
 * move.
 */
export function Swiper({ slides, texts }: Props) {
  const calm = useCalm();
  const several = slides.length > 1;
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: calm ? 0 : springSteps, active: several });
  const shown = useShownSlide(carousel);
  const { turning, paused, setPaused, watch } = useTurning(carousel, { several, calm });
  return (
    <section className="swiper" aria-roledescription={texts.carousel} aria-label={texts.label} {...watch}>
      <div ref={viewport} className="swiper__viewport">
        <div className="swiper__slides" aria-live={turning ? 'off' : 'polite'}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              inert={several && index !== shown}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className="swiper__controls">
          {!calm && (
            <button
              type="button"
              className="swiper__pause"
              aria-label={paused ? texts.goOn : texts.pause}
              onClick={() => setPaused(!paused)}
            >
              <Icon path={paused ? playIcon : pauseIcon} size={15} />
            </button>
          )}
          {slides.map(({ id, label }, index) => (
            <button
              key={id}
              type="button"
              className="swiper__dot"
              aria-label={texts.show(index + 1, label)}
              aria-current={index === shown}
              onClick={() => carousel?.scrollTo(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
