import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { scanPath } from '../../../lib/paths.ts';
import { signInWords } from '../sign-in.words.ts';

export function ScanCard() {
  const say = useWords(signInWords);
  return (
    <Link to={scanPath} className="scan-card row">
      <BadgeDrawing />
      <span className="scan-card__words text-sub">
        <b>{say.scanBadge}</b>
        <span>{say.scanBadgeText}</span>
      </span>
      <Icon path={onwardIcon} size={18} />
    </Link>
  );
}

/** A badge with a code that cannot be scanned. */
function BadgeDrawing() {
  return (
    <svg width="64" height="80" viewBox="0 0 64 80" aria-hidden="true">
      <rect width="64" height="80" rx="9" fill="#9B1B1F" />
      <rect x="23" y="6" width="18" height="4" rx="2" fill="#FFFBF0" />
      <rect x="7" y="20" width="50" height="52" rx="6" fill="#FFFBF0" />
      <g fill="none" stroke="#2B1A12" strokeWidth="2.4">
        <path d="M16.2 30.2h7.6v7.6h-7.6zM40.2 30.2h7.6v7.6h-7.6zM16.2 54.2h7.6v7.6h-7.6z" />
      </g>
      <path
        d="M28 29h3v3h-3zm5 3h3v3h-3zm-4 5h3v3h-3zm5 3h3v3h-3zm-19 2h4v3h-4zm8 0h5v3h-5zm15 0h3v4h-3zm6 0h4v3h-4zm-16 5h4v3h-4zm8 1h3v3h-3zm5 2h4v3h-4zm-17 5h3v3h-3zm6-1h3v4h-3zm5 4h4v3h-4zm7-3h3v5h-3zm-17 5h4v2h-4z"
        fill="#2B1A12"
      />
    </svg>
  );
}
