import './push-switch.css';
import { Card } from '../../kit/card/card.tsx';
import { bellIcon } from '../../kit/icon/bell-icon.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { onwardIcon } from '../../kit/icon/icons.ts';
import { ListRow } from '../../kit/list-row/list-row.tsx';
import { settingsPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { pushWords } from './push.words.ts';

/** Leads from the messages to the switch. */
export function PushLink() {
  const say = useWords(pushWords);
  return (
    <Link to={settingsPath} className="push-link">
      <Card>
        <ListRow
          lead={<Icon path={bellIcon} />}
          title={say.push}
          detail={say.inSettings}
          end={<Icon path={onwardIcon} size={18} />}
        />
      </Card>
    </Link>
  );
}
