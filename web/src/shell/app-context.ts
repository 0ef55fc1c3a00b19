import { createContext, useContext } from 'react';

/** What the app tells the shell, which cannot import the routes itself because they stand above it. */
export type AppContextValue = {
  paths: ReadonlySet<string>;
  inHostApp: boolean;
};

export const AppContext = createContext<AppContextValue>({ paths: new Set(['/']), inHostApp: false });

export function useAppContext(): AppContextValue {
  return useContext(AppContext);
}
