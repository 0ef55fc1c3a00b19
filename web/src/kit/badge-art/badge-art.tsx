import './badge-art.css';
import { ForumMark } from '../forum-mark/forum-mark.tsx';

const wind =
  'M0 0h29a3.5 3.5 0 0 0 0-7 2.500 2.500 0 0 0-2.500 2.500M10 4h35a4 4 0 0 0 0-8c-1 0-2 .4-2.750 1.150M-7 8h32';

const drawing = '0 6 358 60';

/** The edge of a badge, drawn in gold on lacquer: the hall, wind and hills. On a wide card they move apart. */
export function BadgeArt() {
  return (
    <svg className="badge-art" aria-hidden="true" fill="none" stroke="#F1D48F">
      <rect width="100%" height="100%" fill="#8E171B" stroke="none" />
      <svg viewBox={drawing} preserveAspectRatio="xMinYMax">
        <path d={wind} transform="translate(20 34)" strokeLinecap="round" opacity=".45" />
      </svg>
      <svg viewBox={drawing} preserveAspectRatio="xMaxYMax">
        <circle cx="302" cy="52" r="34" fill="#F1D48F" fillOpacity=".1" strokeOpacity=".4" strokeWidth=".8" />
        <ForumMark x={302} y={24} scale={0.4} line="#F1D48F" fill="#7F1318" width={0.9} />
        <path d={wind} transform="translate(218 40)" strokeLinecap="round" opacity=".45" />
      </svg>
      <svg viewBox={drawing} preserveAspectRatio="none">
        <path
          vectorEffect="non-scaling-stroke"
          d="M-2 62c40-18 72-16 106-4s64 10 98 0 52-8 74 4 50 10 84-2v14H-2z"
          fill="#6F1016"
          strokeOpacity=".55"
          strokeWidth=".8"
        />
      </svg>
    </svg>
  );
}
