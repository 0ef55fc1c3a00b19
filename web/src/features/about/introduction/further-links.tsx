import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { legalTextPath, privacyPath, questionsPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { introductionWords } from './introduction.words.ts';

const links = [
  { name: 'questions', to: questionsPath },
  { name: 'agreement', to: legalTextPath('agreement') },
  { name: 'privacy', to: legalTextPath('privacy') },
  { name: 'ownData', to: privacyPath },
] as const;

export function FurtherLinks() {
  const say = useWords(introductionWords);
  return (
    <Card>
      <ul className="further-links">
        {links.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>
              <span>{say[name]}</span>
              <Icon path={onwardIcon} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
