import type { Both, Language } from 'contract/languages';
import { codes } from 'contract/wire/codes';
import type { Answer } from 'contract/wire/envelope';
import type { Refusal } from 'contract/wire/refusal';
import type { RefusalDetails, RefusalObj } from 'contract/wire/refusal-details';

/** Turns every refusal into an answer with its name and its sentence in the caller's language. */
export function refusalAnswer(
  language: Language,
  refusal: Refusal,
  { fields, ...details }: RefusalDetails = {},
): Answer<RefusalObj> {
  const { code, name, says } = refusal;
  const worded = fields ? inLanguage(fields, language) : code === codes.invalid && { [refusal.field]: says[language] };
  return { code, msg: says[language], obj: { refusal: name, ...(worded && { fields: worded }), ...details } };
}

/** Code that reads a body does not know the language, so that it gives one of these words as the reason. */
const reasons: Record<string, Both> = {
  repeated: { en: 'Not accepted here', zh: '此处不可使用' },
  misplaced: { en: 'Must not be there', zh: '此处不应出现' },
  envelope: { en: 'Missing or incorrect', zh: '缺失或不正确' },
};

function inLanguage(fields: Record<string, string>, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, reason]) => [name, reasons[reason]?.[language] ?? reason]),
  );
}
