const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** After this time the owner of the badge must have got a notice by one channel, or the session becomes limited. */
export const noticeMustArriveWithin = 5 * minute;

/** Long enough for somebody who reads mails once a week; later the secretariat ends what is still open. */
export const noticeLives = 7 * day;

export function isOpenNotice(notice: { at: Date; usedAt: Date | null } | undefined, now: Date): boolean {
  return notice !== undefined && !notice.usedAt && now.getTime() - notice.at.getTime() < noticeLives;
}

/** The screen shows one after the other, so a few are enough. */
export const mostLogins = 5;
