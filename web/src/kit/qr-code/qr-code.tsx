import './qr-code.css';
import { encode } from 'uqr';

type Props = { text: string; label: string };

/** Dark on white with its quiet zone in every theme, because readers need it so. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
