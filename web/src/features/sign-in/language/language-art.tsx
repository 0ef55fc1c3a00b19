import { ForumMark } from '../../../kit/forum-mark/forum-mark.tsx';

const cloud = 'M0 0h58a7 7 0 0 0 0-14 5 5 0 0 0-5 5M20 8h70a8 8 0 0 0 0-16c-2 0-4 .8-5.5 2.3M-14 16h64';

/** The hall behind two hills, on lacquer. The hall is always seen whole; the hills are as wide as the screen. */
export function LanguageArt() {
  return (
    <div className="language-choice__art" aria-hidden="true">
      <svg viewBox="20 70 350 250" preserveAspectRatio="xMidYMax meet" fill="none">
        <circle cx="195" cy="184" r="101.4" fill="#F1D48F" fillOpacity=".1" stroke="#F1D48F" strokeOpacity=".38" />
        <g stroke="#F1D48F" strokeWidth="1.1" strokeLinecap="round" opacity=".34">
          <path transform="translate(-23 197) scale(.91)" d={cloud} />
          <path transform="translate(247 127) scale(.81)" d={cloud} />
        </g>
        <ForumMark x={195} y={124} scale={1.3} line="#F1D48F" fill="#861418" width={1} />
      </svg>
      <svg className="language-choice__hills" viewBox="0 240 390 80" preserveAspectRatio="none" fill="none">
        <g stroke="#F1D48F" strokeWidth=".9">
          <path
            vectorEffect="non-scaling-stroke"
            d="M0 274c50-24 84-44 118-20s58 30 96 10 60-26 96-2 52 20 80 4v60H0z"
            fill="#7A1116"
            strokeOpacity=".55"
          />
          <path
            vectorEffect="non-scaling-stroke"
            d="M0 298c40-12 70-32 112-14s70 26 118 6 84-10 160 8v30H0z"
            fill="#680D13"
            strokeOpacity=".35"
          />
        </g>
      </svg>
    </div>
  );
}
