import { languages, type Both, type Language } from 'contract/languages';

type Named = { name: Both; familyName: Both };

/** Surnames of two characters, as far as they are common. */
const compoundSurnames = new Set([
  ...['欧阳', '上官', '司马', '诸葛', '夏侯', '皇甫', '尉迟', '公孙', '慕容', '司徒', '令狐', '端木', '东方', '南宫'],
]);

/**
 * The family name that goes with a new name. It stays where the name still has it; otherwise it is sought where the
 * record had it, at the beginning or at the end. Only the Secretariat knows better.
 */
export function familyNameIn(name: Both, before: Named): Both {
  const of = (language: Language) => {
    const [whole, family] = [name[language], before.familyName[language]];
    if (whole === before.name[language] || (family !== '' && isFamilyNameIn(whole, family, language))) return family;
    return language === 'zh' ? chineseFamily(whole) : latinFamily(whole, before);
  };
  const [zh, en] = languages.map(of);
  return { zh: zh ?? '', en: en ?? '' };
}

/** Whether a Chinese name begins or ends with it, or one in Latin letters has it as whole words. */
export function isFamilyNameIn(name: string, family: string, language: Language): boolean {
  if (language === 'zh') return name.length > family.length && (name.startsWith(family) || name.endsWith(`·${family}`));
  return ` ${name} `.includes(` ${family} `);
}

/** A foreign name in Chinese has a dot between its parts, and the family name is the last of them. */
function chineseFamily(name: string): string {
  const parts = name.split(/[·・]/);
  if (parts.length > 1) return parts.at(-1) ?? '';
  const characters = Array.from(name);
  const two = characters.slice(0, 2).join('');
  return characters.length > 2 && compoundSurnames.has(two) ? two : (characters[0] ?? '');
}

function latinFamily(name: string, { name: { en }, familyName }: Named): string {
  const words = name.split(' ');
  const isFirst = familyName.en !== '' && en.startsWith(`${familyName.en} `);
  return (isFirst ? words[0] : words.at(-1)) ?? '';
}
