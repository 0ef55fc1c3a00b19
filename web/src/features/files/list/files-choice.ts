import { fileCategories, fileTypes, type FileCategory, type FileType } from 'contract/file-categories';
import { freeText, oneOf } from '../../../shell/router/choices-in-address.ts';

export const categories = Object.keys(fileCategories) as FileCategory[];
export const types = Object.keys(fileTypes) as FileType[];

/** The choices that stand in the address of the files. */
export const filesChoice = {
  category: oneOf<FileCategory>(categories),
  type: oneOf<FileType>(types),
  order: oneOf<'newest'>(['newest']),
  q: freeText,
};
