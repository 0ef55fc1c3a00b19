import type { getImage, getImageSound, sendCode } from 'contract/calls/sign-in';
import { imageExpired, wrongImage } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { newCharacters, sameCharacters } from '../../platform/image-characters/characters.ts';
import { characterPicture } from '../../platform/image-characters/picture.ts';
import { inPictureTurn } from '../../platform/image-characters/picture-turns.ts';
import { soundOfPicture } from '../../platform/image-characters/sound.ts';
import { takeSound } from '../../platform/image-characters/sounds-of-a-picture.store.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { newFlowId } from '../../platform/security/secrets.ts';
import { imageLives } from './sign-in.rules.ts';
import * as store from './sign-in-attempts-and-codes.store.ts';

async function inTurn<T>(
  { services, network, uniqueId }: Pick<Context<typeof getImage>, 'services' | 'network' | 'uniqueId'>,
  make: () => Promise<T>,
): Promise<T> {
  const made = await inPictureTurn({ network, uniqueId, venueNetworks: services.settings.venueNetworks }, make);
  if (made === undefined) refuse(tooOften, { retryAfter: 1 });
  return made;
}

export function showImage(context: Context<typeof getImage>) {
  const { body, db, now, services } = context;
  return inTurn(context, async () => {
    const { characters, picture } = await drawImage();
    const known = body.flowId && (await store.changeFlow(db, body.flowId, imageIn(context, body.flowId, characters)));
    const flowId = known || newFlowId();
    if (!known) await store.insertFlow(db, { id: flowId, createdAt: now, ...imageIn(context, flowId, characters) });
    services.noteCharacters(flowId, characters);
    return { flowId, picture };
  });
}

export function showImageSound(context: Context<typeof getImageSound>) {
  const { body, db, now, language, services } = context;
  return inTurn(context, async () => {
    const sealed = await takeSound(db, { flowId: body.flowId, language, now });
    if (!sealed) refuse(imageExpired);
    const characters = services.sealing.open(sealed, body.flowId);
    const fingerprints = services.sealing.fingerprints(`${body.flowId}\n${characters}`, 'sound');
    const sound = soundOfPicture(characters, language, fingerprints);
    return { sound: `data:audio/wav;base64,${sound.toString('base64')}` };
  });
}

/** A second picture in an attempt that exists. */
export async function newImage(context: ImageContext, flowId: string): Promise<string> {
  const { characters, picture } = await drawImage();
  await store.changeFlow(context.db, flowId, imageIn(context, flowId, characters));
  context.services.noteCharacters(flowId, characters);
  return picture;
}

type ImageContext = Pick<Context<typeof getImage>, 'db' | 'now' | 'services'>;

async function drawImage() {
  const characters = newCharacters();
  const picture = `data:image/png;base64,${(await characterPicture(characters)).toString('base64')}`;
  return { characters, picture };
}

/** The part of an attempt's row that is about its picture. */
function imageIn({ now, services }: ImageContext, flowId: string, characters: string) {
  return {
    charactersSealed: services.sealing.seal(characters, flowId),
    imageExpiresAt: new Date(now.getTime() + imageLives),
    soundsMade: 0,
    soundLanguage: null,
  };
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
