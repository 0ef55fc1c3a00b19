import { Avatar } from '../../kit/avatar/avatar.tsx';
import { Card } from '../../kit/card/card.tsx';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { useWords } from '../../lib/words.ts';
import { LinkRow } from './link-row.tsx';
import { partnerWords } from './partner.words.ts';

export type CompanyPerson = { id: string; name: string; title: string; photo: { src: string } | null; to: string };

/** Those of the organisation whom the directory lists, each with a way to their page there. */
export function CompanyPeople({ people }: { people: readonly CompanyPerson[] }) {
  const say = useWords(partnerWords);
  if (people.length === 0) return null;
  return (
    <>
      <SectionHeader title={say.people} count={people.length} />
      <Card>
        <ul>
          {people.map(({ id, name, title, photo, to }) => (
            <li key={id}>
              <LinkRow
                wide
                to={to}
                lead={<Avatar id={id} name={name} {...(photo && { photo: photo.src })} />}
                title={name}
                detail={title}
              />
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
