import { documentExtensions, imageExtensions } from 'contract/rules/file-extensions';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fileLook } from './file-look.ts';
import { FileMark } from './file-mark.tsx';

test('every ending of the specification has a look of its kind', () => {
  const looks = [...documentExtensions, ...imageExtensions].map((ending) => `${ending} ${fileLook(ending)}`);
  expect(looks.join(', ')).toBe(
    'pdf pdf, doc text, docx text, xls table, xlsx table, ppt slides, pptx slides, png picture, jpg picture, ' +
      'gif picture, jpeg picture, svg picture, webp picture, bmp picture',
  );
});

test('another one looks like a plain file, and upper case is the same', () => {
  expect([fileLook('exe'), fileLook('PDF')]).toEqual(['other', 'pdf']);
});

test('the ending stands on the sheet and is not said', async () => {
  const screen = await render(<FileMark extension="docx" />);
  const mark = screen.container.querySelector('.file-mark');
  expect(mark?.getAttribute('aria-hidden')).toBe('true');
  expect(mark?.textContent).toBe('DOCX');
});
