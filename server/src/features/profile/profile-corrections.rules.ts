import type { Correction, ProfileField, ProfileText } from 'contract/calls/profile';
import type { Language } from 'contract/languages';
import { correctionDecided, tooManyCorrections, tooManyPhotos } from 'contract/refusals/profile';
import { maskedAddress } from '../../platform/people/masked-name-and-address.rules.ts';
import { inLanguage } from '../../platform/text-or-other-language.ts';
import { isoIn } from '../../platform/time-zones.ts';
import type { CorrectionRow } from './profile-corrections.store.ts';

const day = 24 * 60 * 60 * 1000;
/** Nobody has more to correct on a day; a broken script would. */
const perDay = 20;

export const countedSince = (now: Date) => new Date(now.getTime() - day);

const tooMany = { corrections: tooManyCorrections, photos: tooManyPhotos } as const;

/** `sent` are the times of those of the last day. */
export function whyNoMore(what: keyof typeof tooMany, sent: readonly Date[], now: Date) {
  if (sent.length < perDay) return undefined;
  const oldest = Math.min(...sent.map((at) => at.getTime()));
  return { refusal: tooMany[what], retryAfter: Math.ceil((oldest + day - now.getTime()) / 1000) };
}

export function whyCannotBeDecided({ state }: Pick<CorrectionRow, 'state'>) {
  return state === 'asked' ? undefined : correctionDecided;
}

export function isText(field: ProfileField): field is ProfileText {
  return field !== 'mobile' && field !== 'email' && field !== 'photo';
}

type Opened = { from: string; to: string };

/** As the person sees it: an address is masked, because the screen may be seen by others. */
export function correctionShown(
  row: CorrectionRow,
  { from, to }: Opened,
  { language, timeZone }: { language: Language; timeZone: string },
): Correction {
  const { id, field, state, askedAt, decidedAt, reason } = row;
  const shown = (value: string) =>
    value !== '' && (field === 'mobile' || field === 'email') ? maskedAddress(field, value) : value;
  return {
    ...{ id, field, language: row.language, state, from: shown(from), to: shown(to) },
    askedAt: isoIn(timeZone, askedAt),
    decidedAt: decidedAt && isoIn(timeZone, decidedAt),
    reason: reason && inLanguage(language).text(reason),
  };
}
