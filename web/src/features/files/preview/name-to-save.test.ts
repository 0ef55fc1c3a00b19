import { expect, test } from 'vitest';
import { nameToSave } from './name-to-save.ts';

test.each([
  ['绿色金融共同名录', 'pdf', '绿色金融共同名录.pdf'],
  ['Plan: A/B\\C "draft"?', 'docx', 'Plan A B C draft.docx'],
  ['A drawing', 'svg', 'A drawing.png'],
  ['??', 'xlsx', 'file.xlsx'],
] as const)('%s of the ending %s is saved as %s', (title, ending, name) => {
  expect(nameToSave({ title, ending })).toBe(name);
});
