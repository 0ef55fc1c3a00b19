import { describe, expect, test } from 'vitest';
import { attachmentNamed, fileName } from './file-names.ts';
import { mediaTypeOf } from './media-types.ts';

describe('the name of a file', () => {
  test.each([
    ['概念文件：绿色增长', '概念文件：绿色增长.docx'],
    ['Grids/Power: “who pays?”', 'Grids Power “who pays ”.docx'],
    ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.docx'],
    ['report\u202Ecod.exe', 'report cod.exe.docx'],
    ['..', 'download.docx'],
    ['   ', 'download.docx'],
    ['half a sign \uD83D', 'half a sign \uFFFD.docx'],
  ])('%j becomes %j', (name, stored) => {
    expect(fileName(name, 'docx')).toBe(stored);
  });

  test('is cut so that its ending stays', () => {
    expect(fileName('会'.repeat(300), 'ics')).toBe(`${'会'.repeat(100)}.ics`);
  });
});

describe('the header that carries it', () => {
  test.each([
    ['Concept Note.docx', `attachment; filename="Concept Note.docx"; filename*=UTF-8''Concept%20Note.docx`],
    ['会议.ics', `attachment; filename="forum-meeting-calendar.ics"; filename*=UTF-8''%E4%BC%9A%E8%AE%AE.ics`],
    ['会议 2.ics', `attachment; filename="_ 2.ics"; filename*=UTF-8''%E4%BC%9A%E8%AE%AE%202.ics`],
    [
      'l’année (100%)*.pdf',
      `attachment; filename="l_annee (100_)*.pdf"; filename*=UTF-8''l%E2%80%99ann%C3%A9e%20%28100%25%29%2A.pdf`,
    ],
  ])('%s', (name, header) => {
    expect(attachmentNamed(name, 'meeting calendar')).toBe(header);
  });
});

test('what a browser could run is handed out as bytes', () => {
  expect(['svg', 'html', 'exe'].map(mediaTypeOf)).toEqual(Array(3).fill('application/octet-stream'));
  expect(mediaTypeOf('ics')).toBe('text/calendar; charset=utf-8');
});
