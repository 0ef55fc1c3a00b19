import type { MediaList, MediaOutlet, MediaType } from 'contract/calls/partners';
import { hasTerm, plainText, termsOf } from 'contract/rules/text-search';

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

/** Every word must occur somewhere: “london desk” finds the desks in London, in either language. */
export function matches(outlet: MediaOutlet, typed: string, type: MediaType): boolean {
  const { name, otherWords, country, city, contact } = outlet;
  const said = plainText([name, otherWords, country, city, contact?.name, contact?.email].filter(Boolean).join(' '));
  return termsOf(typed).every(
    (term) => hasTerm(said, term) || hasTerm(said, shortCountries.get(term) ?? term) || means(term, type),
  );
}

/** A single letter or character would match too much. */
function means(term: string, type: MediaType): boolean {
  return term.length > 1 && mediaTypeWords[type].split(' ').some((known) => known.startsWith(term));
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
