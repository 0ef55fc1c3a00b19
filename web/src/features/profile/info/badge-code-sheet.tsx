import { encode } from 'uqr';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { badgeCodeWords } from './badge-code.words.ts';

/** The badge number, large, for the reader of the desk. It is no login: that needs the code printed with the QR. */
export default function BadgeCodeSheet({ number, onClose }: { number: string; onClose: () => void }) {
  const say = useWords(badgeCodeWords);
  const { data, size } = encode(number, { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Sheet title={say.title} closeText={say.close} onClose={onClose}>
      <div className="badge-code">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say.code(number)} shapeRendering="crispEdges">
          <path d={squares.join('')} fill="#000" />
        </svg>
        <p className="badge-code__number num" translate="no">
          {number}
        </p>
        <p className="text-sub">{say.opensNothing}</p>
      </div>
    </Sheet>
  );
}
