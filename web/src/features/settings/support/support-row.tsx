import { useState } from 'react';
import { supportIcon } from '../../../kit/icon/settings-icons.ts';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { settingsWords } from '../settings.words.ts';
import { DiagnosticsCode } from './diagnostics-code.tsx';
import { SecretariatContacts } from './secretariat-contacts.tsx';
import { supportWords } from './support.words.ts';

export function SupportRow() {
  const say = useWords(supportWords);
  const { close } = useWords(settingsWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuButton icon={supportIcon} title={say.support} onTap={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={say.support} closeText={close} onClose={() => setOpen(false)}>
          <SecretariatContacts />
          <DiagnosticsCode />
        </Sheet>
      )}
    </>
  );
}
