import './find-link.css';
import { Icon } from '../../../kit/icon/icon.tsx';
import { lookIcon } from '../../../kit/icon/search-icons.ts';
import { findPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { findLinkWords } from './find-link.words.ts';

/** The way from Home's hero to the one box. */
export default function FindLink() {
  const say = useWords(findLinkWords);
  return (
    <Link className="find-link touch-square" to={findPath} aria-label={say.find}>
      <Icon path={lookIcon} />
    </Link>
  );
}
