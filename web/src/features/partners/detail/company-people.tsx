import type { PartnerPerson } from 'contract/calls/partners';
import { photoAddress } from 'contract/wire/media';
import { Avatar } from '../../../kit/avatar/avatar.tsx';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { LinkRow } from '../link-row.tsx';
import { partnerWords } from './partner.words.ts';

type Props = { people: readonly PartnerPerson[]; pathOf: (delegateId: string) => string };

/** The delegates of the organisation whom the directory lists, each with a link to their page. */
export function CompanyPeople({ people, pathOf }: Props) {
  const say = useWords(partnerWords);
  if (people.length === 0) return null;
  return (
    <>
      <SectionHeader title={say.people} count={people.length} />
      <Card>
        <ul>
          {people.map(({ id, name, title, photo }) => (
            <li key={id}>
              <LinkRow
                wide
                to={pathOf(id)}
                lead={<Avatar id={id} name={name} photo={photoAddress({ id, photo })} />}
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
