import type { Language } from 'contract/languages';
import { pinyin } from 'pinyin-pro';

/** The voices of Debian’s espeak-ng. Its own Chinese dictionary knows few words, so it reads pinyin. */
export const speakers = { zh: 'cmn-latn-pinyin', en: 'en-gb' } as const satisfies Record<Language, string>;

/** How the speech program must be told what to say. */
export function asSpoken(sentence: string, language: Language): string {
  return language === 'zh' ? inPinyin(sentence) : inEnglish(sentence);
}

const digits = '零一二三四五六七八九';

function inPinyin(sentence: string): string {
  const readable = sentence
    .replaceAll(
      /0?(\d{1,2}):(\d{2})/g,
      (_, hour: string, minute: string) => `${hour}点${minute === '00' ? '' : `${minute}分`}`,
    )
    .replaceAll(/(\d{4})年/g, (_, year: string) => `${Array.from(year, (digit) => digits[Number(digit)]).join('')}年`)
    .replaceAll(/([\d.]+)%/g, '百分之$1')
    .replaceAll(/(\d)\.(\d)/g, '$1点$2')
    .replaceAll(/[“”《》·-]/g, ' ');
  const marks: Record<string, string> = { '，': ',', '、': ',', '。': '.', '：': ',', '；': ';', '？': '?', '！': '!' };
  return pinyin(readable, { toneType: 'num', nonZh: 'consecutive' }).replaceAll(
    /[，、。：；？！]/g,
    (mark) => marks[mark] ?? mark,
  );
}

function inEnglish(sentence: string): string {
  return sentence
    .replaceAll(/\b0?(\d{1,2}):00/g, '$1 o’clock')
    .replaceAll(/\b0?(\d{1,2}):(\d{2})/g, '$1 $2')
    .replaceAll(/\bMs\b/g, 'Miz')
    .replaceAll(/(\d),(\d{3})/g, '$1$2')
    .replaceAll(/[“”_]/g, '');
}
