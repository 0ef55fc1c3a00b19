import type { Both } from '../../shapes.ts';
import type { Form } from '../drawing/frame.ts';
import type { PhotoSceneName } from '../drawing/scenes/all.ts';

/** One photo in a line: what it shows, its form, when it was taken, and its caption. */
type PhotoLine = [scene: PhotoSceneName, form: Form, time: string, zh: string, en: string];

/** Day 1 is the forum's first one, day 0 the one before it. */
export type DemoTopic = { key: string; day: number; title: Both; photos: PhotoLine[] };
