import * as album from './refusals/album.ts';
import * as cards from './refusals/cards.ts';
import * as consent from './refusals/consent.ts';
import * as ofConsole from './refusals/console.ts';
import * as delegates from './refusals/delegates.ts';
import * as faceToFace from './refusals/face-to-face.ts';
import * as favourites from './refusals/favourites.ts';
import * as files from './refusals/files.ts';
import * as hostApp from './refusals/host-app.ts';
import * as media from './refusals/media.ts';
import * as modes from './refusals/modes.ts';
import * as news from './refusals/news.ts';
import * as ownData from './refusals/own-data.ts';
import * as profile from './refusals/profile.ts';
import * as push from './refusals/push.ts';
import * as session from './refusals/session.ts';
import * as signIn from './refusals/sign-in.ts';
import * as wire from './refusals/wire.ts';
import type { Refusal } from './wire/refusal.ts';

const named = {
  ...album,
  ...cards,
  ...consent,
  ...ofConsole,
  ...delegates,
  ...faceToFace,
  ...favourites,
  ...files,
  ...hostApp,
  ...media,
  ...modes,
  ...news,
  ...ownData,
  ...profile,
  ...push,
  ...session,
  ...signIn,
  ...wire,
};

/** Clients recognise a refusal by its name. They import only the type, so that no sentence reaches a phone. */
export type RefusalName = (typeof named)[keyof typeof named]['name'];

/** The test beside it compares this list with the files of the folder. @internal */
export const allRefusals: readonly Refusal[] = Object.values(named);
