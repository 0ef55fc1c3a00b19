import './cards.css';
import type { CardPerson as Person } from 'contract/calls/cards';
import { photoAddress } from 'contract/wire/media';
import type { ReactNode } from 'react';
import { Avatar } from '../../kit/avatar/avatar.tsx';
import { BadgeMark } from '../../kit/badge-mark/badge-mark.tsx';
import { useLanguage } from '../../lib/language.ts';
import { delegatePath } from '../../lib/paths.ts';
import { postIn } from '../../lib/text/post-in-order.ts';
import { useWords } from '../../lib/words.ts';
import { Link } from '../../shell/router/link.tsx';
import { cardWords } from './cards.words.ts';

type Props = {
  person: Person;
  /** What stands for the name, such as a button; otherwise it leads to the person's page. */
  name?: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
};

/** Photo, name and post of the other person. */
export function CardPerson({ person, name, detail, end }: Props) {
  const say = useWords(cardWords);
  const post = postIn(useLanguage(), person);
  return (
    <div className="card-person">
      <Avatar id={person.id} name={person.name} photo={photoAddress(person)} />
      <div className="card-person__beside grows">
        <div className="card-person__text">
          <h3 className="card-person__name">
            <span>{name ?? <NameLink person={person} />}</span>
            {/* Only red badges are in the directory; of others it is not known any more. */}
            {person.hasPage && <BadgeMark label={say.redBadge} />}
          </h3>
          {post && <p className="text-detail">{post}</p>}
          {detail}
        </div>
        {end}
      </div>
    </div>
  );
}

function NameLink({ person: { id, name, hasPage } }: { person: Person }) {
  return hasPage ? <Link to={delegatePath(id)}>{name}</Link> : name;
}
