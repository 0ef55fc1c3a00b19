import type { Demos } from '../demos.ts';
import { FileMark } from './file-mark.tsx';

const endings = 'pdf doc docx xls xlsx ppt pptx png jpg gif jpeg svg webp bmp zip'.split(' ');

export const demos: Demos = {
  'every ending': () => endings.map((ending) => <FileMark key={ending} extension={ending} />),
};
