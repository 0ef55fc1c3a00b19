import type { Diagnostics } from 'contract/diagnostics/diagnostics-code';

type Browser = Pick<Diagnostics, 'browser' | 'browserVersion'>;

/** Each of them also says the names of those below it, so that the order matters. */
const marks: readonly [Diagnostics['browser'], RegExp][] = [
  ['edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['samsung', /SamsungBrowser\/(\d+)/],
  ['huawei', /HuaweiBrowser\/(\d+)/],
  ['firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['safari', /Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/],
];

export function browserIn(agent: string): Browser {
  for (const [browser, mark] of marks) {
    const version = mark.exec(agent)?.[1];
    if (version !== undefined) return { browser, browserVersion: Number(version) };
  }
  return { browser: 'other', browserVersion: 0 };
}

/** The first figure of the phone's system; browsers on desktops no longer say it truly. */
export function systemVersionIn(agent: string): number {
  return Number(/(?:iPhone OS |CPU OS |Android |OpenHarmony )(\d+)/.exec(agent)?.[1] ?? 0);
}
