import type { Partner } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { ContactRows } from '../contact/contact-rows.tsx';
import { partnerWords } from './partner.words.ts';

/** Whom the press can ask; where the partner named nobody, that is the Secretariat. */
export function PressContact({ partner: { name, contact } }: { partner: Partner }) {
  const say = useWords(partnerWords);
  return (
    <>
      <SectionHeader title={say.mediaContact} />
      {contact ? (
        <Card>
          <ContactRows name={name} contact={contact} />
        </Card>
      ) : (
        <Card padded className="partner-details__text text-prose">
          {say.askSecretariat}
        </Card>
      )}
    </>
  );
}
