import { QrCode } from '../../../kit/qr-code/qr-code.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { badgeCodeWords } from './badge-code.words.ts';

/** The badge number, large, for the reader of the desk. It is no login: that needs the code printed with the QR. */
export default function BadgeCodeSheet({ number, onClose }: { number: string; onClose: () => void }) {
  const say = useWords(badgeCodeWords);
  return (
    <Sheet title={say.title} closeText={say.close} onClose={onClose}>
      <div className="badge-code">
        <QrCode text={number} label={say.code(number)} />
        <p className="badge-code__number num" translate="no">
          {number}
        </p>
        <p className="text-sub">{say.opensNothing}</p>
      </div>
    </Sheet>
  );
}
