import { ForumMark } from '../../../kit/forum-mark/forum-mark.tsx';

/** Each place shows another part of one drawn city, so that no two look alike. */
const parts = ['0 90 390 210', '-30 330 390 210', '60 150 390 210'];

/** An invented city: streets, water, a park, and the pin of the place. */
export function MapArt({ part }: { part: number }) {
  const view = parts[part % parts.length] ?? '0 90 390 210';
  const [left = 0, top = 0] = view.split(' ').map(Number);
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice" className="map-art" aria-hidden="true">
      <rect x="-100" width="700" height="844" className="map-art__ground" />
      <path
        d="M-20 300c90-30 120 40 200 30s120-70 240-40 60 10 120-6v90c-60 20-140-26-220 0s-150 30-230 40S60 360-20 400z"
        className="map-art__water"
      />
      <path d="M210 110h150v130H210zM40 440h120v120H40zM380 300h80v100h-80z" className="map-art__park" />
      <path
        d="M-110 210h700M-110 470c240-10 440 20 700-10M120 0v844M300 0v844"
        className="map-art__street map-art__street--wide"
      />
      <path d="M-110 203h700m-700 14h700M113 0v844m14-844v844M293 0v844m14-844v844" className="map-art__kerb" />
      <path d="M-110 140h700M40 0v500M210 0v844M-110 560h700M360 0v844" className="map-art__street" />
      <path
        d="M54 150h50v44H54zm82 0h60v44h-60zm0 78h50v40h-50zm-82 0h44v46H54zm264 24h34v30h-34zM220 490h64v50h-64zm-84 0h62v50h-62zm240-340h60v44h-60z"
        className="map-art__house"
      />
      <g transform={`translate(${left + 195} ${top + 136})`}>
        <path d="M0 0c-14-17-22-29-22-40a22 22 0 0 1 44 0c0 11-8 23-22 40z" className="map-art__pin" />
        <ForumMark x={0} y={-52} scale={0.2} line="#F1D48F" fill="none" width={1} />
      </g>
    </svg>
  );
}
