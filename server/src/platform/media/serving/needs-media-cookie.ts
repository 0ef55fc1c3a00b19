import type { Call } from 'contract/wire/call';
import { MediaId, Photo, Picture } from 'contract/wire/values';
import { z } from 'zod';

const titles = [Photo, Picture, MediaId].map((one) => JSON.stringify({ title: one.meta()?.title }).slice(1, -1));

/** Whether the declared answer has pictures or photos. */
export function showsMedia({ answer }: Pick<Call, 'answer'>): boolean {
  const described = JSON.stringify(z.toJSONSchema(answer, { io: 'input' }));
  return titles.some((title) => described.includes(title));
}
