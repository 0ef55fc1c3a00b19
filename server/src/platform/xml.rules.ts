type Attributes = Readonly<Record<string, string | number | undefined>>;
export type XmlElement = { name: string; attributes: Attributes; content: string | readonly XmlElement[] };

/** An element with a text or with other elements, never with both. Names are ours; only texts come from outside. */
export function element(
  name: string,
  attributes: Attributes = {},
  content: string | readonly XmlElement[] = '',
): XmlElement {
  return { name, attributes, content };
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
}

function written({ name, attributes, content }: XmlElement): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
  );
  const inner = typeof content === 'string' ? escaped(content) : content.map(written).join('');
  return `<${name}${given.join('')}>${inner}</${name}>`;
}

// XML 1.0 has no way to write these, not even escaped.
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const entities: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
  // A parser would turn them into spaces in an attribute, and a return into a line feed in a text.
  ...{ '\t': '&#9;', '\n': '&#10;', '\r': '&#13;' },
};

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"'\t\n\r]/g, (sign) => entities[sign] ?? '');
}
