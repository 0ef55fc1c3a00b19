import { createContext, useContext } from 'react';

/** What may be fetched before a page is on the screen; the pages stand above the shell, so the app tells it. */
export type NextPage = {
  /** The code of a page that is likely to be opened next. */
  prepare: (path: string) => void;
  /** A page is being opened: what it asks of the server is asked now, not after it has rendered. */
  ahead: (path: string) => void;
};

export const NextPageContext = createContext<NextPage>({ prepare() {}, ahead() {} });

export function useNextPage(): NextPage {
  return useContext(NextPageContext);
}
