import { getMediaList, getPartner, getPartners } from 'contract/calls/partners';
import { notFound } from 'contract/refusals';
import type { Call } from 'contract/wire/call';
import type { Context } from '../../platform/http/binding.ts';
import { ready } from '../../platform/http/prepared-answer.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { peopleOfOrganisations } from '../delegates/delegates.actions.ts';
import { mediaList, partnerIn, partnerList } from './partners.rules.ts';
import { outletsShown, partnersShown } from './partners.store.ts';

type Needed = Pick<Context<Call>, 'db' | 'language' | 'services'>;

export async function showPartners({ db, language, services }: Needed) {
  return services.memory.of(getPartners, language, async () =>
    ready(getPartners, partnerList(...(await withEmblems({ db, language, services })), language)),
  );
}

/** All are made at once: so an id that is nobody's costs nothing. */
export async function showPartner({ body, db, language, services }: Needed & Pick<Context<typeof getPartner>, 'body'>) {
  const each = await services.memory.of(getPartner, language, async () => {
    const [records, emblems] = await withEmblems({ db, language, services });
    const around = { emblems, peopleOf: await peopleOfOrganisations({ db, language, services }) };
    return new Map(
      records.map((record) => [record.id, ready(getPartner, partnerIn(language, record, around))] as const),
    );
  });
  const found = each.get(body.id);
  if (!found) refuse(notFound);
  return found;
}

export async function showMediaList({ db, language, services }: Needed) {
  return services.memory.of(getMediaList, language, async () =>
    ready(getMediaList, mediaList(await outletsShown(db), language)),
  );
}

async function withEmblems({ db, services }: Needed) {
  const records = await partnersShown(db);
  const emblems = await services.pictures.shown(
    db,
    records.map(({ pictureId }) => pictureId),
  );
  return [records, emblems] as const;
}
