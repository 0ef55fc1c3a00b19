/** Where browsers fetch pictures: an <img> sends no token, so a cookie for this path alone says who asks. */
export const mediaPath = '/media';

/** Ends the session that the cookie names, and removes the cookie, for a phone that has forgotten its token. */
export const leavePath = `${mediaPath}/leave`;

/** Makes the browser drop what it keeps of the Forum's pictures and files, which no script can. */
export const clearPath = `${mediaPath}/clear`;

export function pictureAddress({ id }: { id: string }): string {
  return `${mediaPath}/${id}`;
}

/** A person's photo is named by the person and its number: so few bytes matter in a directory of hundreds. */
export function photoAddress(of: { id: string; photo: number }): string;
export function photoAddress(of: { id: string; photo: number | null }): string | undefined;
export function photoAddress({ id, photo }: { id: string; photo: number | null }) {
  return photo === null ? undefined : `${mediaPath}/${id}.${photo}`;
}
