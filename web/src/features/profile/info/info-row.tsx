import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { Link } from '../../../shell/router/link.tsx';

type Row = { icon: string; title: string; value?: ReactNode };

export function InfoLink({ to, ...row }: Row & { to: string }) {
  return (
    <Link to={to} className="info-row divided">
      <Content {...row} />
      <Onward />
    </Link>
  );
}

export function InfoButton({ onTap, ...row }: Row & { onTap: () => void }) {
  return (
    <button type="button" className="info-row divided" onClick={onTap}>
      <Content {...row} />
      <Onward />
    </button>
  );
}

/** It leads nowhere and does not look as if it did. */
export function InfoFact(row: Row) {
  return (
    <div className="info-row divided">
      <Content {...row} />
    </div>
  );
}

export function InfoCall({ phone, ...row }: Row & { phone: string }) {
  return (
    <a href={`tel:${phone}`} className="info-row divided">
      <Content {...row} />
      <Onward />
    </a>
  );
}

function Content({ icon, title, value }: Row) {
  return (
    <>
      <Icon path={icon} />
      <span className="info-row__words grows">
        <span className="info-row__title">{title}</span>
        {value && <span className="text-caption num">{value}</span>}
      </span>
    </>
  );
}

function Onward() {
  return (
    <span className="info-row__onward">
      <Icon path={onwardIcon} size={18} />
    </span>
  );
}
