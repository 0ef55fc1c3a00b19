import type { IncomingHttpHeaders } from 'node:http';
import { languageOfType, type Language } from 'contract/languages';

/** The language of the answer, which must be known even if the envelope is refused. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const { languagetype: type, 'accept-language': accepted } = headers;
  return languageOfType(typeof type === 'string' ? type : '') ?? (accepted?.startsWith('en') ? 'en' : 'zh');
}
