import type { IncomingHttpHeaders } from 'node:http';
import { languageOfType, type Language } from 'contract/languages';

/** The language of the answer, which must be known even if the envelope is refused. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const { languagetype: type, 'accept-language': accepted } = headers;
  return languageOfType(typeof type === 'string' ? type : '') ?? languageAccepted(accepted);
}

/** Who reads neither language is more likely to understand English. A program that names none is most often Chinese. */
function languageAccepted(accepted: string | undefined): Language {
  if (!accepted || accepted === '*') return 'zh';
  const first = /(?:^|,)\s*(zh|en)\b/i.exec(accepted)?.[1];
  return first?.toLowerCase() === 'zh' ? 'zh' : 'en';
}
