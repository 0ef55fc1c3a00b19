// Characters that some file systems refuse, and control characters, which could end the header.
const refused = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
// Phones shorten longer names and cut off the ending.
const longest = 100;

/** A name that every phone can store. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .toWellFormed()
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  const short = Array.from(plain).slice(0, longest).join('').trim();
  return `${short || 'download'}.${extension}`;
}

/**
 * RFC 6266: the header has the name in UTF-8 and another in ASCII for old programs. A name of which nothing is left in
 * ASCII becomes that of the kind of download.
 */
export function attachmentNamed(name: string, kind: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%]/g, '_');
  const ascii = /[a-z\d].*\./i.test(plain) ? plain : plain.replace(/^.*(?=\.)/, `forum-${kind.replaceAll(' ', '-')}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 8187 allows fewer characters than encodeURIComponent leaves. */
function encoded(text: string) {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
