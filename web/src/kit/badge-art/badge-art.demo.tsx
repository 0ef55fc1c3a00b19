import type { Demos } from '../demos.ts';
import { BadgeArt } from './badge-art.tsx';

export const demos: Demos = { 'the edge of a badge': () => <BadgeArt /> };
