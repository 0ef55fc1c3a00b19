import type { Both } from '../shapes.ts';

type DemoContact = { name: Both; phone: string | null; email: string | null };

export type DemoPartner = {
  key: string;
  kind: 'partner' | 'patron';
  level: 'strategic' | 'official' | 'service' | 'principal' | 'patron';
  name: Both;
  summary: Both;
  contribution: Both;
  profile: Both;
  address: Both | null;
  website: string | null;
  /** The key of its emblem. */
  emblem: string | null;
  contact: DemoContact | null;
};

export type DemoOutlet = {
  key: string;
  type: 'broadcast' | 'agency' | 'print' | 'online';
  name: Both;
  country: Both;
  city: Both;
  contact: DemoContact;
};

type Written = Pick<DemoPartner, 'level' | 'name' | 'summary' | 'contribution' | 'profile'> & {
  /** The domain before .example, the same as in the addresses of its people. */
  site: string;
  address: Both | null;
  desk: Both | null;
  /** The number reaches nobody; media-rows.ts says where it comes from. */
  phone: string | null;
  hasWebsite?: boolean;
  hasEmblem?: boolean;
};

export function partnerOf(kind: DemoPartner['kind'], written: Written): DemoPartner {
  const { site, desk, phone, hasWebsite = true, hasEmblem = true, ...rest } = written;
  return {
    ...rest,
    key: site,
    kind,
    website: hasWebsite ? `https://www.${site}.example` : null,
    emblem: hasEmblem ? `emblem-${site}` : null,
    contact: desk && { name: desk, phone, email: `press@${site}.example` },
  };
}
