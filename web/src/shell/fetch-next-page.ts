import { createContext, useContext } from 'react';

/** What can be fetched before a page is on the screen. The app provides it, because the pages stand above the shell. */
export type NextPage = {
  /** Loads the code of a page that will probably be opened next. */
  prepare: (path: string) => void;
  /** Requests a page's data at once when the page is being opened, not after it has rendered. */
  ahead: (path: string) => void;
};

export const NextPageContext = createContext<NextPage>({ prepare() {}, ahead() {} });

export function useNextPage(): NextPage {
  return useContext(NextPageContext);
}
