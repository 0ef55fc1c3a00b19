import type { ReactNode } from 'react';
import { ForumMark } from '../../../kit/forum-mark/forum-mark.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { infoPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { greetingWords } from './greeting.words.ts';

type Props = {
  name: string;
  greeting?: string | undefined;
  dates?: string | undefined;
  place?: string | undefined;
  actions: ReactNode;
};

/** The head of Home: the forum's name, a greeting, the dates and the place over a drawing of the hall. */
export function ForumHero({ name, greeting, dates, place, actions }: Props) {
  return (
    <header className="forum-hero">
      <HeroArt />
      <div className="forum-hero__bar row">
        <svg width="32" height="32" viewBox="0 0 64 64" fill="none" stroke="#F1D48F" aria-hidden="true">
          <circle cx="32" cy="32" r="31" strokeWidth="1.2" />
          <circle cx="32" cy="32" r="27.6" strokeWidth=".6" opacity=".7" />
          <ForumMark x={32} y={17.5} scale={0.275} line="#F1D48F" fill="none" />
        </svg>
        {greeting && <Greeting>{greeting}</Greeting>}
        {actions}
      </div>
      <div className="forum-hero__words">
        <h1>{unbroken(name)}</h1>
        {dates && <p className="num">{dates}</p>}
        {place && <p>{place}</p>}
      </div>
    </header>
  );
}

function Greeting({ children }: { children: string }) {
  const say = useWords(greetingWords);
  return (
    <p>
      <Link to={infoPath} aria-label={say.openInfo(children)}>
        {children}
        <Icon path={onwardIcon} size={15} />
      </Link>
    </p>
  );
}

/** A word with a hyphen, as in High-Level, stays on one line. */
function unbroken(name: string) {
  return name.split(/(\S+-\S+)/).map((part, place) => (place % 2 === 1 ? <span key={part}>{part}</span> : part));
}

/** The hall is always seen whole, at the right; the hills are as wide as the screen. */
function HeroArt() {
  return (
    <>
      <svg className="forum-hero__hall" viewBox="270 0 120 240" aria-hidden="true" stroke="#F1D48F">
        <Hall />
      </svg>
      <svg
        className="forum-hero__hills"
        viewBox="0 160 390 80"
        preserveAspectRatio="none"
        aria-hidden="true"
        stroke="#F1D48F"
      >
        <Hills />
      </svg>
    </>
  );
}

function Hall() {
  return (
    <>
      <circle cx="322" cy="142" r="43" fill="#F1D48F" fillOpacity=".1" strokeOpacity=".4" strokeWidth=".9" />
      <ForumMark x={322} y={112} scale={0.54} line="#F1D48F" fill="#861418" width={1} />
      <path
        d="M344 112h26a3.2 3.2 0 0 0 0-6.4M352 116h30a3.6 3.6 0 0 0 0-7.2M336 120h26"
        fill="none"
        strokeWidth=".9"
        strokeLinecap="round"
        opacity=".4"
      />
    </>
  );
}

function Hills() {
  return (
    <>
      <path
        vectorEffect="non-scaling-stroke"
        d="M-2 216c80-4 152-2 216-22 40-12 60-26 96-22s50 14 82 6v64H-2z"
        fill="#7A1116"
        strokeOpacity=".55"
        strokeWidth=".9"
      />
      <path
        vectorEffect="non-scaling-stroke"
        d="M-2 224c90 0 172-4 242-18s100-6 152 4v32H-2z"
        fill="#680D13"
        strokeOpacity=".35"
        strokeWidth=".8"
      />
    </>
  );
}
