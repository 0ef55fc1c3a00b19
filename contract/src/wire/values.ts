import { z } from 'zod';

/** Ids are random and say nothing: 20 characters of Crockford's base 32, 100 bits. */
export const Id = z.string().regex(/^[0-9a-hjkmnp-tv-z]{20}$/);

export const Text = z.string();
export const IsoDate = z.iso.date();
export const IsoMoment = z.iso.datetime({ offset: true });
