// The last line of a code's text is `@host #code`: phones read it there, and so do we.
const lastLine = /#(\d{4,10})\s*$/;

// In both languages, the same one.
const noticeLink = /\/notice\/([0-9a-f]{32})\b/;

/** For a provider that is handed the code alone. */
export function codeIn(text: string): string | undefined {
  return lastLine.exec(text)?.[1];
}

/** For a provider whose template holds the address: what follows it in the link of a badge notice. */
export function noticeTokenIn(text: string): string | undefined {
  return noticeLink.exec(text)?.[1];
}
