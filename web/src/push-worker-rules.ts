type Declared = { title?: unknown; lang?: unknown; tag?: unknown; navigate?: unknown };

/** A browser takes the right to push away if nothing is shown, so something is shown whatever arrived. */
export const anyMessage = 'You have a new message · 您有一条新消息';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** What the notification says and keeps for the tap. */
export function toShow(payload: string | undefined): { title: string; options: NotificationOptions } {
  const { title, lang, tag, navigate } = declaredIn(payload);
  const [language, label] = [text(lang), text(tag)];
  return {
    title: text(title) ?? anyMessage,
    options: { ...(language && { lang: language }), ...(label && { tag: label }), data: text(navigate) ?? null },
  };
}

function declaredIn(payload: string | undefined): Declared {
  try {
    const { notification } = JSON.parse(payload ?? '') as { notification?: Declared };
    return notification ?? {};
  } catch {
    return {};
  }
}

/** Only addresses of the app are opened; anything else leads to the messages. */
export function whereTo(navigate: unknown, scope: string): string {
  const address = typeof navigate === 'string' ? hrefOf(navigate, scope) : undefined;
  return address?.startsWith(scope) ? address : `${scope}pages/message/message`;
}

/** Phones that push are older than `URL.parse`. */
function hrefOf(address: string, base: string): string | undefined {
  try {
    return new URL(address, base).href;
  } catch {
    return undefined;
  }
}
