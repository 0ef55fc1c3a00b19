import { attribute, type HtmlElement } from './parsed-html.ts';

export type Align = 'centre' | 'end';

/** What is read of an element's style. Fonts, sizes, colours, backgrounds, line heights and margins are not. */
export type InlineStyle = {
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  align?: Align | 'start';
  hidden?: boolean;
  /** Word writes its lists as paragraphs with this style; `Ignore` is the bullet or number, written out. */
  wordList?: string;
};

// A style that somebody wrote by hand is much shorter.
const longestStyle = 4000;

const noStyle: InlineStyle = {};

export function inlineStyle(element: HtmlElement): InlineStyle {
  if (element.attrs.length === 0) return noStyle;
  const written = attribute(element, 'style');
  const declared = written ? declarations(written.slice(0, longestStyle)) : new Map<string, string>();
  const style: InlineStyle = {};
  setIfSaid(style, 'bold', weight(declared.get('font-weight')));
  setIfSaid(style, 'italic', slant(declared.get('font-style')));
  setIfSaid(style, 'underline', line(declared.get('text-decoration-line') ?? declared.get('text-decoration')));
  setIfSaid(style, 'align', side(declared.get('text-align') ?? attribute(element, 'align')));
  setIfSaid(style, 'hidden', isHidden(element, declared) || undefined);
  setIfSaid(style, 'wordList', declared.get('mso-list'));
  return style;
}

function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').map((one) => {
      const colon = one.indexOf(':');
      const value = one.slice(colon + 1).replace(/!\s*important/i, '');
      return [one.slice(0, Math.max(0, colon)).trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
}

function setIfSaid<K extends keyof InlineStyle>(style: InlineStyle, key: K, value: InlineStyle[K] | undefined) {
  if (value !== undefined) style[key] = value;
}

function weight(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (/^(bold|bolder|[6-9]00)$/.test(value)) return true;
  return /^(normal|lighter|[1-5]00)$/.test(value) ? false : undefined;
}

function slant(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (/^(italic|oblique)/.test(value)) return true;
  return value === 'normal' ? false : undefined;
}

function line(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  if (/\bunderline\b/.test(value)) return true;
  return /\bnone\b/.test(value) ? false : undefined;
}

function side(value: string | undefined): InlineStyle['align'] {
  const written = value?.trim().toLowerCase();
  if (written === 'center' || written === 'middle') return 'centre';
  if (written === 'right' || written === 'end') return 'end';
  return written === undefined || written === 'inherit' ? undefined : 'start';
}

/** WeChat makes its whole article invisible and shows it by a script, so that invisible text is text. */
function isHidden(element: HtmlElement, declared: ReadonlyMap<string, string>): boolean {
  if (attribute(element, 'hidden') !== undefined) return true;
  return declared.get('display') === 'none' || declared.get('mso-hide') === 'all';
}
