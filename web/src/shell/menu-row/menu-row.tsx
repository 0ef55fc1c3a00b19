import './menu-row.css';
import { callLink } from 'contract/rules/readable-phone';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { onwardIcon } from '../../kit/icon/icons.ts';
import { Link } from '../router/link.tsx';

type Row = {
  icon: string;
  title: string;
  detail?: ReactNode;
  /** How it is now; a space keeps the room for what comes later. */
  value?: ReactNode;
};

/** It opens a page. */
export function MenuLink({ to, ...row }: Row & { to: string }) {
  return (
    <Link to={to} className="menu-row divided">
      <Content {...row} />
      <Onward />
    </Link>
  );
}

/** It opens a sheet. */
export function MenuButton({ onTap, ...row }: Row & { onTap: () => void }) {
  return (
    <button type="button" className="menu-row divided" onClick={onTap}>
      <Content {...row} />
      <Onward />
    </button>
  );
}

export function MenuCall({ phone, ...row }: Row & { phone: string }) {
  return (
    <a href={callLink(phone)} className="menu-row divided">
      <Content {...row} />
      <Onward />
    </a>
  );
}

function Content({ icon, title, detail, value }: Row) {
  return (
    <>
      <Icon path={icon} />
      <span className="menu-row__body grows">
        <span className="menu-row__words">
          {title}
          {detail && <span className="menu-row__detail text-caption">{detail}</span>}
        </span>
        {value && <span className="menu-row__value text-caption num">{value}</span>}
      </span>
    </>
  );
}

function Onward() {
  return (
    <span className="menu-row__onward">
      <Icon path={onwardIcon} size={18} />
    </span>
  );
}
