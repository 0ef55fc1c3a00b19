import type { Scene } from '../canvas.ts';
import { concert, craft, lanterns, tea } from './culture.ts';
import { grid, solar, steelworks, wind } from './energy.ts';
import { fields, forest, mountains, railway, terraces } from './land.ts';
import { classroom, clinic, hall, laboratory, library, press, workshop } from './rooms.ts';
import { satellite, servers, telephone } from './technology.ts';
import { city, columns, market, oldTown, street } from './town.ts';
import { bridge, harbour, island, lake, river } from './water.ts';

/** A picture's key begins with one of these names: harbour-2 is the second harbour. */
export const scenes = {
  ...{
    harbour,
    bridge,
    river,
    lake,
    island,
    fields,
    terraces,
    forest,
    mountains,
    railway,
    wind,
    solar,
    grid,
    steelworks,
  },
  ...{ city, market, street, columns, hall, press, classroom, library, laboratory, workshop, clinic },
  ...{ lanterns, tea, concert, craft, satellite, servers, telephone },
  'old-town': oldTown,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
