import type { Partner } from 'contract/calls/partners';
import { Card } from '../../../kit/card/card.tsx';
import { websiteIcon } from '../../../kit/icon/contact-icons.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { placeIcon } from '../../../kit/icon/icons.ts';
import { ListRow } from '../../../kit/list-row/list-row.tsx';
import { SectionHeader } from '../../../kit/section-header/section-header.tsx';
import { useWords } from '../../../lib/words.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { shownWebsite, webLink } from '../contact/contact-links.ts';
import { contactWords } from '../contact/contact.words.ts';
import { partnerWords } from './partner.words.ts';

export function WebsiteAndAddress({ partner: { website, address } }: { partner: Partner }) {
  const say = useWords(partnerWords);
  const copySays = useWords(contactWords);
  if (!website && !address) return null;
  return (
    <>
      <SectionHeader title={say.reach} />
      <Card className="contact-rows">
        {website && (
          <ListRow
            lead={<Icon path={websiteIcon} />}
            title={<Website website={website} />}
            detail={say.website}
            end={<CopyButton text={website} label={copySays.copyWebsite} />}
          />
        )}
        {address && (
          <ListRow
            lead={<Icon path={placeIcon} />}
            title={address}
            detail={say.address}
            end={<CopyButton text={address} label={copySays.copyAddress} />}
          />
        )}
      </Card>
    </>
  );
}

function Website({ website }: { website: string }) {
  const link = webLink(website);
  const shown = shownWebsite(website);
  if (!link) return shown;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {shown}
    </a>
  );
}
