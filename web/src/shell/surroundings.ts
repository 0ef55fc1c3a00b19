import { createContext, useContext } from 'react';

/** What the app tells its shell: routes and start-up stand above the shell, so it cannot look there itself. */
export type Surroundings = {
  paths: ReadonlySet<string>;
  inHostApp: boolean;
};

export const SurroundingsContext = createContext<Surroundings>({ paths: new Set(['/']), inHostApp: false });

export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext);
}
