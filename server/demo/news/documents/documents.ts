import { statSync } from 'node:fs';
import { join } from 'node:path';

export const documentKeys = ['annual-report-summary'];
/** The documents that items of news offer for download lie beside this file; `make-documents.ts` prints them. */
export const documentPath = (key: string) => join(import.meta.dirname, `${key}.pdf`);
export const documentSize = (key: string) => statSync(documentPath(key)).size;
