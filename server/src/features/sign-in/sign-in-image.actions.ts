import type { getImage, getImageSound, sendCode } from 'contract/calls/sign-in';
import { imageExpired, wrongImage } from 'contract/refusals/sign-in';
import { tooOften } from 'contract/refusals/wire';
import type { Context } from '../../platform/http/binding.ts';
import { newCharacters, randomFrom, sameCharacters } from '../../platform/image-characters/characters.ts';
import { characterPicture } from '../../platform/image-characters/picture.ts';
import { placesFor } from '../../platform/image-characters/places.ts';
import { characterSound } from '../../platform/image-characters/sound.ts';
import { refuse } from '../../platform/writes/refusing.ts';
import { newFlowId } from '../../platform/security/secrets.ts';
import { imageLives, imagesAtOnce, mustWaitForImage, soundsPerImage } from './sign-in.rules.ts';
import * as store from './sign-in.store.ts';

// A picture is drawn while its call holds a database connection, and a sound is all work of the processor: whoever
// asks for thousands leaves some to the others.
const places = placesFor(imagesAtOnce);

function inPlace<T>(
  { services, network }: Pick<Context<typeof getImage>, 'services' | 'network'>,
  make: () => Promise<T>,
) {
  // Thrown: of a picture that nobody got nothing is kept.
  if (mustWaitForImage(places.areTaken(), network, services.venueNetworks)) refuse(tooOften, { retryAfter: 1 });
  return places.hold(make);
}

export async function showImage(context: Context<typeof getImage>) {
  const { body, db, now } = context;
  return inPlace(context, async () => {
    const flow = body.flowId ? await store.flowToChange(db, body.flowId) : undefined;
    const flowId = flow?.id ?? newFlowId();
    if (!flow) await store.insertFlow(db, { id: flowId, createdAt: now });
    return { flowId, picture: await newImage(context, flowId) };
  });
}

export async function sayImage(context: Context<typeof getImageSound>) {
  const { body, db, now, language, services } = context;
  return inPlace(context, async () => {
    const sealed = await store.takeSound(db, { flowId: body.flowId, language, now, most: soundsPerImage });
    if (!sealed) refuse(imageExpired);
    const characters = services.sealing.open(sealed, body.flowId);
    // The same each time: every other rendering would be another chance for a machine.
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

/** Spent whether right or wrong. */
export async function spendImage({ body, db, now, services }: Context<typeof sendCode>) {
  const flow = await store.flowToChange(db, body.flowId);
  if (!flow?.charactersSealed || !flow.imageExpiresAt) return imageExpired;
  await store.changeFlow(db, flow.id, { charactersSealed: null, imageExpiresAt: null });
  if (flow.imageExpiresAt <= now) return imageExpired;
  return sameCharacters(services.sealing.open(flow.charactersSealed, flow.id), body.characters)
    ? ('right' as const)
    : wrongImage;
}
