import './home-slides.css';
import type { Slide } from 'contract/calls/about';
import { pictureAddress } from 'contract/wire/media';
import { ServerPicture } from '../../../kit/server-picture/server-picture.tsx';
import { Swiper } from '../../../kit/swiper/swiper.tsx';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { useAppContext } from '../../../shell/app-context.ts';
import { homeSlideWords } from './home-slides.words.ts';

/** The secretariat's highlights; without any, the carousel is left out. */
export function HomeSlides({ slides }: { slides: readonly Slide[] }) {
  const texts = useWords(homeSlideWords);
  if (slides.length === 0) return null;
  return (
    <Swiper
      texts={{ ...texts, label: texts.highlights }}
      slides={slides.map((slide) => ({ id: slide.id, label: slide.title, content: <SlideView slide={slide} /> }))}
    />
  );
}

function SlideView({ slide: { caption, title, picture, target } }: { slide: Slide }) {
  const { paths } = useAppContext();
  // A slide leads only to pages of the app; any other address is shown without a link.
  const leads = target !== null && paths.has(target.split('?')[0] ?? '');
  return (
    <div className="home-slide row">
      {picture && (
        <ServerPicture src={pictureAddress(picture)} width={picture.width} height={picture.height} draggable={false} />
      )}
      <div className="home-slide__words">
        {caption && <p>{caption}</p>}
        <h2>{leads ? <Link to={target}>{title}</Link> : title}</h2>
      </div>
    </div>
  );
}
