import './meeting-people.css';
import type { MeetingPerson } from 'contract/calls/agenda';
import { Avatar } from '../../kit/avatar/avatar.tsx';
import { Card } from '../../kit/card/card.tsx';
import { ListRow } from '../../kit/list-row/list-row.tsx';
import { BadgeMark } from '../../kit/pill/pill.tsx';
import { useWords } from '../../lib/words.ts';
import { meetingWords } from './meeting.words.ts';

export function MeetingPeople({ people }: { people: readonly MeetingPerson[] }) {
  return (
    <Card>
      <ul>
        {people.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PersonRow({ person }: { person: MeetingPerson }) {
  const say = useWords(meetingWords);
  const { id, name, title, organisation, badge, topic } = person;
  return (
    <ListRow
      wide
      lead={<Avatar id={id} name={name} />}
      title={
        <span className="meeting-people__name">
          {name}
          {badge === 'red' && <BadgeMark label={say.redBadge} words />}
        </span>
      }
      detail={
        <>
          {organisation ? say.titleAt(title, organisation) : title}
          {topic && <p className="meeting-people__topic">{say.topic(topic)}</p>}
        </>
      }
    />
  );
}
