import type { MeetingPerson } from 'contract/calls/agenda';
import { photoAddress } from 'contract/wire/media';
import type { ReactNode } from 'react';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { onwardIcon } from '../../../kit/icon/icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { BadgeMark } from '../../../kit/badge-mark/badge-mark.tsx';
import { Pill } from '../../../kit/pill/pill.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { storage } from '../../../lib/storage/storage.ts';
import { postIn } from '../../../lib/text/post-in-order.ts';
import { useWords } from '../../../lib/words.ts';
import { Link } from '../../../shell/router/link.tsx';
import { delegatePath } from '../../../lib/paths.ts';
import { meetingWords } from './meeting.words.ts';

/** The button that sends the viewer's card to a person; the feature `cards` provides it. */
export type CardButtonOf = (person: MeetingPerson) => ReactNode;

type Props = { people: readonly MeetingPerson[]; cardButton: CardButtonOf };

export function MeetingPeople({ people, cardButton }: Props) {
  return (
    <Card>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} cardButton={cardButton} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PersonRow({ person, cardButton }: { person: MeetingPerson; cardButton: CardButtonOf }) {
  const say = useWords(meetingWords);
  const { id, name, title, organisation, badge, topic, inDirectory, photo } = person;
  const language = useLanguage();
  const me = storage.userObj.get()?.id === id;
  return (
    <ListRow
      wide
      lead={<Avatar id={id} name={name} photo={photoAddress({ id, photo })} />}
      title={
        <span className="meeting-people__name row">
          {inDirectory ? (
            <Link className="covering" to={delegatePath(id)}>
              {name}
            </Link>
          ) : (
            name
          )}
          {me && <Pill look="red">{say.you}</Pill>}
          {badge === 'red' && <BadgeMark label={say.redBadge} words />}
        </span>
      }
      detail={
        <>
          {postIn(language, { title, organisation })}
          {topic && <p className="meeting-people__topic">{say.topic(topic)}</p>}
        </>
      }
      end={
        inDirectory && (
          <>
            {!me && cardButton(person)}
            <Icon path={onwardIcon} size={18} />
          </>
        )
      }
    />
  );
}
