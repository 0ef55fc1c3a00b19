type Surrounding = {
  WeixinJSBridge?: { call?: (action: string) => void };
  /** What a host app may put into its view, so that the app can ask it to close. */
  forumHost?: { close?: () => void };
};

/** Asks whoever holds the page to close it. A browser closes only windows that a script opened. */
export function closeWindow(): void {
  const { WeixinJSBridge, forumHost } = window as unknown as Surrounding;
  for (const close of [() => forumHost?.close?.(), () => WeixinJSBridge?.call?.('closeWindow'), () => window.close()]) {
    try {
      close();
    } catch {
      // The next one may be able to.
    }
  }
}
