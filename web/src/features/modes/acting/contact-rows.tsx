import { Card } from '../../../kit/card/card.tsx';
import { bellIcon } from '../../../kit/icon/bell-icon.ts';
import { gearIcon, shieldIcon } from '../../../kit/icon/info-icons.ts';
import { messagesPath, privacyPath, settingsPath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { MenuLink } from '../../../shell/menu-row/menu-row.tsx';
import { contactRowWords } from './contact-rows.words.ts';

/** The other pages of a contact person who does not attend, and has no tabs. */
export function ContactRows() {
  const say = useWords(contactRowWords);
  return (
    <Card className="acting-rows">
      <MenuLink to={messagesPath} icon={bellIcon} title={say.messages} />
      <MenuLink to={privacyPath} icon={shieldIcon} title={say.privacy} />
      <MenuLink to={settingsPath} icon={gearIcon} title={say.settings} />
    </Card>
  );
}
