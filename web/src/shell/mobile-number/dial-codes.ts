import type { Language } from 'contract/languages';
import type { RegionNames } from './region-names.ts';

// Regions and dial codes, in a form that is short to download.
const table =
  'CN86 HK852 MO853 TW886 AD376 AE971 AF93 AG1268 AL355 AM374 AO244 AR54 AT43 AU61 AZ994 BA387 BB1246 BD880 BE32 BF226 BG359 BH973 BI257 BJ229 BN673 BO591 BR55 BS1242 BT975 BW267 BY375 BZ501 CA1 CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CO57 CR506 CU53 CV238 CY357 CZ420 DE49 DJ253 DK45 DM1767 DO1809 DZ213 EC593 EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FM691 FR33 GA241 GB44 GD1473 GE995 GH233 GM220 GN224 GQ240 GR30 GT502 GW245 GY592 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JM1876 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1869 KP850 KR82 KW965 KZ7 LA856 LB961 LC1758 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MH692 MK389 ML223 MM95 MN976 MR222 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NE227 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PG675 PH63 PK92 PL48 PS970 PT351 PW680 PY595 QA974 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SY963 SZ268 TD235 TG228 TH66 TJ992 TL670 TM993 TN216 TO676 TR90 TT1868 TV688 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1784 VE58 VN84 VU678 WS685 YE967 ZA27 ZM260 ZW263';

export const dialEntries = table.split(' ').map((entry) => ({ region: entry.slice(0, 2), dial: `+${entry.slice(2)}` }));
export const mainland = '+86';

export type DialCode = { region: string; dial: string; name: string };

/** The host country and its regions come first, the others by name. Until the names are there, the codes stand in. */
export function dialCodes(language: Language, names?: RegionNames): DialCode[] {
  const all = dialEntries.map((entry) => ({ ...entry, name: names?.get(entry.region)?.[language] ?? entry.region }));
  const compare = new Intl.Collator(language === 'zh' ? 'zh-CN-u-co-pinyin' : 'en').compare;
  return [...all.slice(0, 4), ...all.slice(4).toSorted((a, b) => compare(a.name, b.name))];
}

/** The region that is chosen at first: +86 in Chinese, otherwise the region of the device's language, if it has one. */
export function firstRegion(language: Language, deviceLanguage: string): string {
  const region = /-([A-Z]{2})\b/.exec(deviceLanguage)?.[1];
  return language === 'en' && dialEntries.some((entry) => entry.region === region) ? (region ?? 'CN') : 'CN';
}

export function dialOf(region: string): string {
  return dialEntries.find((entry) => entry.region === region)?.dial ?? mainland;
}
