import type { ReactNode } from 'react';

/** Picks the text in the language in which a demo is shown. */
export type Say = (en: string, zh: string) => string;

/** The named states of one component, for the kit page and for the checks that run over all of them. */
export type Demos = Record<string, (say: Say) => ReactNode>;
