import { createContext, useContext } from 'react';

/** What the app tells its shell: routes and start-up stand above the shell, so it cannot look there itself. */
export type AppContextValue = {
  paths: ReadonlySet<string>;
  inHostApp: boolean;
};

export const AppContext = createContext<AppContextValue>({ paths: new Set(['/']), inHostApp: false });

export function useAppContext(): AppContextValue {
  return useContext(AppContext);
}
