import './settings-row.css';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { Link } from '../../../shell/router/link.tsx';

type Row = {
  icon: string;
  title: string;
  detail?: ReactNode;
  /** How it is set now; a space keeps the room for one that comes later. */
  value?: string | undefined;
};

/** A setting that opens a sheet. */
export function SettingsButton({ onTap, ...row }: Row & { onTap: () => void }) {
  return (
    <button type="button" className="settings-row divided" onClick={onTap}>
      <Content {...row} />
    </button>
  );
}

/** A setting that has a page of its own. */
export function SettingsLink({ to, ...row }: Row & { to: string }) {
  return (
    <Link to={to} className="settings-row divided">
      <Content {...row} />
    </Link>
  );
}

function Content({ icon, title, detail, value }: Row) {
  return (
    <>
      <Icon path={icon} />
      <span className="settings-row__body grows">
        <span className="settings-row__words">
          <span className="settings-row__title">{title}</span>
          {detail && <span className="settings-row__detail text-caption">{detail}</span>}
        </span>
        {value !== undefined && <span className="settings-row__value text-caption num">{value}</span>}
      </span>
      <span className="settings-row__onward">
        <Icon path={onwardIcon} size={18} />
      </span>
    </>
  );
}
