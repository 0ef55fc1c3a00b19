import { freeText } from '../../../shell/router/choices-in-address.ts';
import type { OpenedFile } from '../files.api.ts';

/** The choices that stand in the address of a file. */
export const previewChoice = { id: freeText, q: freeText, page: freeText };

/** The page of the address, if there is one of that number. */
export function chosenPage(pages: OpenedFile['pages'], typed: string | undefined): number | undefined {
  return pages.find(({ number }) => String(number) === typed)?.number;
}
