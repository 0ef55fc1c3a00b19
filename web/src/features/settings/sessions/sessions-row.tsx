import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceIcon } from '../../../kit/icon/settings-icons.ts';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { useWords } from '../../../lib/words.ts';
import { Loaded } from '../../../shell/loaded/loaded.tsx';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { settingsWords } from '../settings.words.ts';
import { SessionList } from './session-list.tsx';
import { sessionQueries } from './sessions.api.ts';
import { sessionWords } from './sessions.words.ts';

/** Confirms a limited session by a code; everything is fetched again after it. */
type Props = { confirmSession: () => Promise<boolean> };

export function SessionsRow({ confirmSession }: Props) {
  const say = useWords(sessionWords);
  const { close } = useWords(settingsWords);
  const sessions = useQuery(sessionQueries.all());
  const [isOpen, setOpen] = useState(false);
  const kinds = new Set(sessions.data?.sessions.map(({ kind }) => say[kind]));
  const known = sessions.isError && !sessions.data ? say.notKnown : [...kinds].join(say.between);
  return (
    <>
      <MenuButton icon={deviceIcon} title={say.title} value={known || '\u00a0'} onTap={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={say.title} closeText={close} onClose={() => setOpen(false)}>
          <Loaded from={sessions}>
            {(loaded) => (
              <SessionList
                sessions={loaded.sessions}
                confirmSession={() => {
                  setOpen(false);
                  void confirmSession();
                }}
              />
            )}
          </Loaded>
          <SpinnerInDialog />
        </Sheet>
      )}
    </>
  );
}
