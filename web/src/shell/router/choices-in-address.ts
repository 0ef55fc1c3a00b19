import { useLocation, useNavigate } from './router-context.ts';
import { useSearchParams } from './search-params.ts';

/** How a choice is read from its parameter in the address and written back; undefined is left out. */
type Param<T> = { read(text: string | undefined): T; write(value: T): string | undefined };
type Params = Record<string, Param<unknown>>;
export type ChoiceOf<P extends Params> = { [name in keyof P]: ReturnType<P[name]['read']> };

/** An address may be typed by hand: an unknown value counts as not chosen. */
export function oneOf<T extends string>(values: readonly T[]): Param<T | undefined> {
  return { read: (text) => values.find((known) => known === text), write: (value) => value };
}

export const flag: Param<boolean> = { read: (text) => text === '1', write: (on) => (on ? '1' : undefined) };
export const freeText: Param<string | undefined> = { read: (text) => text, write: (text) => text || undefined };

/** Choices stand in the address, so that Back, a reload and the other language keep them. */
export function useAddressChoice<P extends Params>(params: P) {
  const choice = choiceIn(params, useSearchParams());
  const replaceSearch = useReplaceSearch();
  const choose = (change: Partial<ChoiceOf<P>>) => replaceSearch(searchOf(params, { ...choice, ...change }));
  return [choice, choose] as const;
}

/** Replaces the current address, so that Back leaves the page and does not undo the last choice on it. */
export function useReplaceSearch(): (params: URLSearchParams) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (params) => {
    const search = params.toString();
    navigate(search ? `${pathname}?${search}` : pathname, { replace: true });
  };
}

export function choiceIn<P extends Params>(params: P, search: URLSearchParams): ChoiceOf<P> {
  const read = Object.entries(params).map(([name, param]) => [name, param.read(search.get(name) ?? undefined)]);
  return Object.fromEntries(read) as ChoiceOf<P>;
}

export function searchOf<P extends Params>(params: P, choice: ChoiceOf<P>): URLSearchParams {
  const written = Object.entries(params).map(([name, param]) => [name, param.write(choice[name])] as const);
  return new URLSearchParams(written.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
