import './list-row.css';
import type { ReactNode } from 'react';

type Props = { lead?: ReactNode; title: ReactNode; detail?: ReactNode; end?: ReactNode; wide?: boolean };

/** A row of a card; the divider starts where the text starts (`wide` beside an avatar). */
export function ListRow({ lead, title, detail, end, wide }: Props) {
  return (
    <div className={`list-row divided${wide ? ' list-row--wide' : ''}`}>
      {lead && <span className="list-row__lead">{lead}</span>}
      <div className="list-row__text grows">
        <div className="list-row__title">{title}</div>
        {detail && <div className="list-row__detail text-detail">{detail}</div>}
      </div>
      {end}
    </div>
  );
}
