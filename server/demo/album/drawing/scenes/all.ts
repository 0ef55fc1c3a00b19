import type { PhotoScene } from '../frame.ts';
import { gate, train } from './arrival.ts';
import { concert, dinner, evenWalk, lanterns, nightGarden, toast } from './evening.ts';
import { audience, booths, panel, plenary, roundTable, speaker } from './halls.ts';
import { conversation, exhibition, groupPhoto, handshake, press, registration } from './people.ts';
import { bamboo, guesthouse, lakeside, moonWindow, skyline } from './places.ts';
import { calligraphy, deskThings, flowers, teapot } from './still.ts';

export const photoScenes = {
  ...{ plenary, speaker, panel, audience, roundTable, booths },
  ...{ handshake, conversation, groupPhoto, press, registration, exhibition },
  ...{ lanterns, nightGarden, dinner, toast, concert, evenWalk },
  ...{ moonWindow, bamboo, guesthouse, lakeside, train, skyline, gate },
  ...{ teapot, calligraphy, deskThings, flowers },
} satisfies Record<string, PhotoScene>;

export type PhotoSceneName = keyof typeof photoScenes;
