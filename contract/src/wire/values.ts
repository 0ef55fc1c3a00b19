import { z } from 'zod';

/** Ids are random, so that they reveal nothing: 100 bits in 20 characters of Crockford's base 32. */
export const idPattern = '[0-9a-hjkmnp-tv-z]{20}';
export const Id = z.string().regex(new RegExp(`^${idPattern}$`));

/** A picture of the Forum's content; `pictureAddress` says where it is. */
export const Picture = z.object({ id: Id, width: z.int(), height: z.int() }).meta({ title: 'Picture' });
export type Picture = z.infer<typeof Picture>;

/** The bytes of a file, of which pictures are fetched; `pagePicture` and `pictureAddress` say where they are. */
export const MediaId = Id.meta({ title: 'MediaId' });

/** Which of the person's photos it is; `photoAddress` says where it is. A new photo has a new number. */
export const Photo = z.int().positive().meta({ title: 'Photo' });

export const Text = z.string();
/** A slip such as 0026 for 2026 is refused where it was typed. */
export const IsoDate = z.iso.date().regex(/^(19|20|21)/);
/** Hours and minutes of a day in the zone of the Forum. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const IsoMoment = z.iso.datetime({ offset: true });

/** Counts the changes of a piece of content. A write names the version that it was made on. */
export const Version = z.int().positive();

/** A text that the secretariat writes. Both languages are required. */
export const BothTexts = (longest: number) => {
  const text = z.string().trim().min(1).max(longest);
  return z.strictObject({ zh: text, en: text });
};

/** Spread into the body of a call that an assistant may make in the name of a delegate who allows it. */
export const ActingFor = { actingFor: Id.optional() };
