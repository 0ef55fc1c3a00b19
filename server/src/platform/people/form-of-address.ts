import type { Both, Language } from 'contract/languages';

type Addressed = { name: Both; familyName: Both; honorific: Both | null };

/** How a person is greeted: 顾明澜先生, Ms Thornquist. Without an honorific a greeting names nobody. */
export function formOfAddress({ name, familyName, honorific }: Addressed, language: Language): string | null {
  if (!honorific?.[language]) return null;
  if (language === 'zh') return (isForeign(name) ? familyName.zh : name.zh) + honorific.zh;
  // English writes “H.E. Mr Kouressy” on a list, but says “Your Excellency” to him.
  return honorific.en.startsWith('H.E.') ? 'Your Excellency' : `${honorific.en} ${familyName.en}`;
}

/** How one speaks of the person: Ms Thornquist, 顾明澜先生. Nobody is spoken of as “Your Excellency”. */
export function spokenOf(person: Addressed, language: Language): string {
  const { name, familyName, honorific } = person;
  if (language === 'en' && honorific?.en) return `${honorific.en} ${familyName.en}`;
  return formOfAddress(person, language) ?? name[language];
}

/** Chinese addresses its own people by the whole name, others by the family name. */
function isForeign({ zh }: Both): boolean {
  return zh.includes('·');
}
