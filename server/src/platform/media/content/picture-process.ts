import { workAsSent } from '../../limited-process/watched-process.ts';
import { madeOf } from './picture-work.ts';

/** A process of its own, which alone decodes what somebody sent (drawn-apart.ts). */
workAsSent(madeOf);
