import type { MediaList, MediaOutlet, MediaType } from 'contract/calls/partners';

/**
 * What people call each type in both languages: a search for “newspaper” means the type, whatever its outlets are
 * named.
 */
const mediaTypeWords: Record<MediaType, string> = {
  broadcast:
    'tv and radio television broadcasters broadcasting channels stations 广播电视 广播 广电 电视 电视台 电台 频道',
  agency: 'news agencies agency newswires wires wire services 通讯社 新闻社 新闻通讯社',
  print:
    'newspapers and magazines papers dailies daily weeklies weekly periodicals journals print 报纸与杂志 报纸 报刊 报社 日报 周报 晚报 杂志 杂志社 周刊 期刊 刊物 纸媒 平面媒体',
  online:
    'websites and apps sites online internet portals digital new media 网站与应用 网站 网媒 网络媒体 互联网 门户 客户端 应用 新媒体',
};

/** Short names of countries. */
const shortCountries: ReadonlyMap<string, string> = new Map([
  ['uk', 'united kingdom'],
  ['gb', 'united kingdom'],
  ['britain', 'united kingdom'],
  ['us', 'united states'],
  ['usa', 'united states'],
  ['america', 'united states'],
  ['uae', 'united arab emirates'],
]);

/** Reduces letters to what people type: no case, no accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Every word must occur somewhere: “london desk” finds the desks in London, in either language. */
export function matches(outlet: MediaOutlet, typed: string, type: MediaType): boolean {
  const { name, otherWords, country, city, contact } = outlet;
  const said = plain([name, otherWords, country, city, contact?.name, contact?.email].filter(Boolean).join(' '));
  return plain(typed)
    .split(/\s+/)
    .every((word) => isSaid(word, said) || isSaid(shortCountries.get(word), said) || means(word, type));
}

const han = /\p{Script=Han}/u;

/**
 * Chinese has no spaces between words. In other languages the beginning of a word counts, so that “UK” is not found in
 * “Bukhan”.
 */
function isSaid(word: string | undefined, said: string): boolean {
  if (word === undefined) return false;
  return han.test(word) ? said.includes(word) : beginsIn(word, said);
}

function beginsIn(word: string, said: string): boolean {
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1))
    if (!/[a-z0-9]/.test(said[at - 1] ?? '')) return true;
  return false;
}

/** A single letter or character would match too much. */
function means(word: string, type: MediaType): boolean {
  return word.length > 1 && mediaTypeWords[type].split(' ').some((known) => known.startsWith(word));
}

export function found(list: MediaList, typed: string): MediaList['types'] {
  return list.types.map(({ type, outlets }) => ({
    type,
    outlets: outlets.filter((outlet) => matches(outlet, typed, type)),
  }));
}

export function countOf(types: MediaList['types']): number {
  return types.reduce((sum, { outlets }) => sum + outlets.length, 0);
}
