/** The endings of documents whose text is searched. */
export const readableExtensions = ['pdf', 'docx', 'xlsx', 'pptx'] as const;
export type ReadableExtension = (typeof readableExtensions)[number];
