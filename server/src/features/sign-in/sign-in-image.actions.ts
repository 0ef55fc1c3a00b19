import type { getImage, getImageSound, sendCode } from 'contract/calls/sign-in';
import { imageExpired, wrongImage } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { newCharacters, randomFrom, sameCharacters } from '../../platform/image-characters/characters.ts';
import { characterPicture } from '../../platform/image-characters/picture.ts';
import { limiter } from '../../platform/image-characters/limiter.ts';
import { characterSound } from '../../platform/image-characters/sound.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { newFlowId } from '../../platform/security/secrets.ts';
import { imageLives, imagesAtOnce, mustWaitForImage, soundsPerImage } from './sign-in.rules.ts';
import * as store from './sign-in.store.ts';

// Drawing a picture holds a database connection, and making a sound is work of the processor. The limit keeps a flood
// of such requests from stopping all other calls.
const limit = limiter(imagesAtOnce);

function limited<T>(
  { services, network }: Pick<Context<typeof getImage>, 'services' | 'network'>,
  make: () => Promise<T>,
) {
  // This refusal rolls back, because a picture that was not delivered needs no record.
  if (mustWaitForImage(limit.isFull(), network, services.settings.venueNetworks)) refuse(tooOften, { retryAfter: 1 });
  return limit.run(make);
}

export async function showImage(context: Context<typeof getImage>) {
  const { body, db, now } = context;
  return limited(context, async () => {
    const flow = body.flowId ? await store.flowToChange(db, body.flowId) : undefined;
    const flowId = flow?.id ?? newFlowId();
    if (!flow) await store.insertFlow(db, { id: flowId, createdAt: now });
    return { flowId, picture: await newImage(context, flowId) };
  });
}

export async function showImageSound(context: Context<typeof getImageSound>) {
  const { body, db, now, language, services } = context;
  return limited(context, async () => {
    const sealed = await store.takeSound(db, { flowId: body.flowId, language, now, most: soundsPerImage });
    if (!sealed) refuse(imageExpired);
    const characters = services.sealing.open(sealed, body.flowId);
    // The sound is the same each time, because every other rendering would be another chance for a machine.
    const sound = characterSound(characters, language, randomFrom(services.sealing.fingerprint(sealed, 'sound')));
    return { sound: `data:audio/wav;base64,${sound.toString('base64')}` };
  });
}

export async function newImage(
  { db, now, services: { sealing, noteCharacters } }: Pick<Context<typeof getImage>, 'db' | 'now' | 'services'>,
  flowId: string,
): Promise<string> {
  const characters = newCharacters();
  await store.changeFlow(db, flowId, {
    charactersSealed: sealing.seal(characters, flowId),
    imageExpiresAt: new Date(now.getTime() + imageLives),
    soundsMade: 0,
    soundLanguage: null,
  });
  noteCharacters(flowId, characters);
  return `data:image/png;base64,${(await characterPicture(characters)).toString('base64')}`;
}

/** The image is used up by any try, right or wrong. */
export async function consumeImage({ body, db, now, services }: Context<typeof sendCode>) {
  const flow = await store.flowToChange(db, body.flowId);
  if (!flow?.charactersSealed || !flow.imageExpiresAt) return { refusal: imageExpired };
  await store.changeFlow(db, flow.id, { charactersSealed: null, imageExpiresAt: null });
  if (flow.imageExpiresAt <= now) return { refusal: imageExpired };
  const isRight = sameCharacters(services.sealing.open(flow.charactersSealed, flow.id), body.characters);
  return isRight ? { flow } : { refusal: wrongImage };
}
