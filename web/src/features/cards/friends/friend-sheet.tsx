import { useQueryClient } from '@tanstack/react-query';
import type { Friend } from 'contract/calls/cards';
import { Button } from '../../../kit/button/button.tsx';
import { Sheet } from '../../../kit/sheet/sheet.tsx';
import { CallFailure } from '../../../lib/call/call-failure.ts';
import { useDates } from '../../../lib/dates/dates.ts';
import { delegatePath } from '../../../lib/paths.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { SpinnerInDialog } from '../../../shell/overlay/spinner-in-dialog.tsx';
import { useNavigate } from '../../../shell/router/router-context.ts';
import { CardPerson } from '../card-person.tsx';
import { deleteFriend, fetchOwnAgain } from '../cards.api.ts';
import { cardWords } from '../cards.words.ts';
import { FriendContacts } from './friend-contacts.tsx';
import { friendWords } from './friends.words.ts';
import { dropNote } from './note-draft.ts';
import { NoteForm } from './note-form.tsx';
import { VCardExport } from './vcard-export.tsx';

type Props = { friend: Friend; viewerName: string; timeZone: string; onClose: () => void };

/** All that the viewer has of a friend, and what can be done with it. */
export function FriendSheet({ friend, viewerName, timeZone, onClose }: Props) {
  const say = { ...useWords(cardWords), ...useWords(friendWords) };
  const navigate = useNavigate();
  const { person } = friend;
  return (
    <Sheet title={person.name} closeText={say.close} onClose={onClose}>
      <div className="friend-sheet">
        <CardPerson person={person} name={person.otherName ?? person.name} />
        {friend.message && (
          <p className="friend-message" dir="auto">
            {say.quoted(friend.message)}
          </p>
        )}
        <FriendContacts shared={friend.shared} />
        <Exchanged {...{ friend, viewerName, timeZone }} />
        <NoteForm friend={friend} />
        <VCardExport id={friend.id} />
        {person.hasPage && (
          <Button block look="quiet" onClick={() => navigate(delegatePath(person.id))}>
            {say.openPage}
          </Button>
        )}
        <RemoveFriend friend={friend} onRemoved={onClose} />
      </div>
      <SpinnerInDialog />
    </Sheet>
  );
}

function Exchanged({ friend, viewerName, timeZone }: Omit<Props, 'onClose'>) {
  const say = { ...useWords(cardWords), ...useWords(friendWords) };
  const date = useDates(timeZone).date(friend.exchangedAt);
  const { by, faceToFace, way, person } = friend;
  return (
    <p className="text-note">
      {faceToFace ? say.metInPerson(date) : say.exchangedOn(date)}
      {by && say.aside(say.byFor(by.name ?? say.aContactPerson, way === 'received' ? viewerName : person.name))}
    </p>
  );
}

function RemoveFriend({ friend: { id, person }, onRemoved }: { friend: Friend; onRemoved: () => void }) {
  const say = useWords(friendWords);
  const queries = useQueryClient();
  async function remove() {
    const sure = await overlay.confirm({
      ...{ title: say.removeAsk(person.name), text: say.removeText(person.name) },
      ...{ confirmText: say.delete, destroys: true },
    });
    if (!sure) return;
    try {
      await deleteFriend(id);
      dropNote(id);
      overlay.toast(say.removed);
      onRemoved();
    } catch (failure) {
      // The call has shown why.
      if (!(failure instanceof CallFailure)) throw failure;
    }
    await fetchOwnAgain(queries);
  }
  return (
    <Button block look="danger" onClick={() => void remove()}>
      {say.remove}
    </Button>
  );
}
