import type { BrowserContext, Page } from '@playwright/test';

/**
 * Whatever a payload achieves is written down: `boom()` in any frame, a dialog, another window, and a request that no
 * page of ours makes.
 */
export async function watchPrograms(context: BrowserContext, origin: string): Promise<string[]> {
  const ran: string[] = [];
  await context.exposeBinding('boom', ({ frame }) => void ran.push(`boom() on ${frame.url()}`));
  context.on('request', (request) => {
    const { host, pathname } = new URL(request.url(), origin);
    const isStrange = host !== new URL(origin).host || /\/(x|boom[^/]*)$/.test(pathname);
    if (isStrange && !/^(data|blob):/.test(request.url())) ran.push(`asked for ${request.url()}`);
  });
  // Nothing leaves this machine, whatever happens.
  await context.route(
    (url) => url.host !== new URL(origin).host,
    (route) => route.abort(),
  );
  context.on('dialog', (dialog) => {
    ran.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('page', (page) => ran.push(`opened ${page.url()}`));
  return ran;
}

/** Elements and attributes that no page of ours has: each would be made of a text. */
export function strangeIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const never =
      'iframe,frame,frameset,object,embed,applet,base,portal,math,marquee,style,template,foreignObject,animate,set,use';
    const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'background', 'srcdoc'];
    const isOurScript = (element: Element) =>
      element instanceof HTMLScriptElement && element.src.startsWith(`${location.origin}/cdfH5/assets/`);
    const isStrangeAttribute = ({ name, value }: Attr) => {
      if (name.startsWith('on') || name === 'srcdoc' || name === 'autofocus') return true;
      const isOurs = value.startsWith(`${location.origin}/`) || /^(\/(?!\/)|#|\?|blob:|data:(image\/|,))/.test(value);
      return addresses.includes(name) && !isOurs && !/^(https:|mailto:|tel:)/.test(value);
    };
    return Array.from(document.querySelectorAll('*')).flatMap((element) => {
      const name = element.localName;
      const isUnknown = element instanceof HTMLUnknownElement || name.includes('-');
      const isStrange = isUnknown || element.matches(never) || (name === 'script' && !isOurScript(element));
      const attributes = Array.from(element.attributes).filter(isStrangeAttribute);
      return [...(isStrange ? [name] : []), ...attributes.map((one) => `${name} ${one.name}=${one.value}`)];
    });
  });
}

/** Those of the texts that stand on the page, word for word, as the text or the name of an element. */
export function textsOn(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) parts.push(node.nodeValue ?? '');
    for (const named of document.querySelectorAll('[aria-label], [alt]'))
      parts.push(named.getAttribute('aria-label') ?? '', named.getAttribute('alt') ?? '');
    const all = parts.join('\u0000');
    return wanted.filter((text) => all.includes(text));
  }, texts);
}
