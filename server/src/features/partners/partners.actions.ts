import { getMediaList, getPartner, getPartners } from 'contract/calls/partners';
import { notFound } from 'contract/refusals/wire';
import type { Call } from 'contract/wire/call';
import type { Context } from '../../platform/http/binding.ts';
import { prepareAnswer } from '../../platform/http/prepared-and-compressed-answer.ts';
import { shownPictures } from '../../platform/media/files/pictures-in-answers.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { peopleOfOrganisations } from '../delegates/delegates.actions.ts';
import {
  mediaList,
  outletFound,
  partnerFound,
  partnerIn,
  partnerList,
  searchedOutlet,
  searchedPartner,
} from './partners.rules.ts';
import { outletsShown, partnersShown, type OutletRecord, type PartnerRecord } from './partners.store.ts';

type PartnersContext = Pick<Context<Call>, 'db' | 'language' | 'services'>;

export function showPartners({ db, language, services }: PartnersContext) {
  return services.contentCache.get(getPartners, language, async () =>
    prepareAnswer(getPartners, partnerList(...(await withEmblems({ db })), language)),
  );
}

/** All partners are prepared at once, so that asking for unknown ids costs no query. */
export async function showPartner({
  body,
  db,
  language,
  services,
}: PartnersContext & Pick<Context<typeof getPartner>, 'body'>) {
  const each = await services.contentCache.get(getPartner, language, async () => {
    const [records, emblemOf] = await withEmblems({ db });
    const details = { emblemOf, peopleOf: await peopleOfOrganisations({ db, language, services }) };
    return new Map(
      records.map((record) => [record.id, prepareAnswer(getPartner, partnerIn(language, record, details))] as const),
    );
  });
  const found = each.get(body.id);
  if (!found) refuse(notFound);
  return found;
}

export function showMediaList({ db, language, services }: PartnersContext) {
  return services.contentCache.get(getMediaList, language, async () =>
    prepareAnswer(getMediaList, mediaList(await outletsShown(db), language)),
  );
}

/** Partners and patrons in the order of the secretariat. */
export async function partnersToSearch({ db, language, services }: PartnersContext) {
  const rows = await services.contentCache.get(getPartners, 'searched', async () =>
    (await partnersShown(db)).map(searchedPartner),
  );
  return { rows, shown: (record: PartnerRecord) => partnerFound(record, language) };
}

export async function outletsToSearch({ db, language, services }: PartnersContext) {
  const rows = await services.contentCache.get(getMediaList, 'searched', async () =>
    (await outletsShown(db)).map(searchedOutlet),
  );
  return { rows, shown: (record: OutletRecord) => outletFound(record, language) };
}

async function withEmblems({ db }: Pick<PartnersContext, 'db'>) {
  const records = await partnersShown(db);
  const emblemOf = await shownPictures(
    db,
    records.map(({ pictureId }) => pictureId),
  );
  return [records, emblemOf] as const;
}
