export const mediaKinds = ['picture', 'audio', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** The widths in which a picture can be had, in pixels; none is larger than the picture itself. */
export const pictureWidths = [320, 640, 1280, 2048] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** Where browsers fetch pictures: an <img> sends no token, so a cookie for this path alone says who asks. */
export const mediaPath = '/media';

/** Where staff send files, in pieces that can be resumed. */
export const uploadsPath = '/api/staff/uploads';

/** What an upload says in its metadata (`use`) if it is a photo of the album, which is kept in full size. */
export const albumUse = 'album';

/** Ends the session that the cookie names, and removes the cookie, for a phone that has forgotten its token. */
export const leavePath = `${mediaPath}/leave`;

/** Makes the browser drop what it keeps of the Forum's pictures and files, which no script can. */
export const clearPath = `${mediaPath}/clear`;

/** The whole picture, or one that is no wider than that. */
export function pictureAddress({ id }: { id: string }, width?: PictureWidth): string {
  return `${mediaPath}/${id}${width ? `.w${width}` : ''}`;
}

/** The picture of a page of a document. */
export function pagePicture({ id }: { id: string }, number: number): string {
  return `${mediaPath}/${id}.p${number}`;
}

/** A person's photo is named by the person and its number: so few bytes matter in a directory of hundreds. */
export function photoAddress(of: { id: string; photo: number }): string;
export function photoAddress(of: { id: string; photo: number | null }): string | undefined;
export function photoAddress({ id, photo }: { id: string; photo: number | null }) {
  return photo === null ? undefined : `${mediaPath}/${id}.${photo}`;
}
