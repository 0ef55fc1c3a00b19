import { type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** `cut` says that the end is missing, because there was too much of it. */
export type ParsedHtml = { nodes: readonly HtmlNode[]; cut: boolean };

// A long article with the styles of an editor has a few hundred thousand letters.
const mostLetters = 2_000_000;
// A long article has a few thousand. A few letters can make a parser repeat all open elements in each paragraph.
const mostElements = 120_000;

class TooManyElements extends Error {}

/** Reads HTML as a browser does, in a bounded time: hostile HTML is read as far as the bounds reach. */
export function parsedHtml(html: string): ParsedHtml {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement: (...args) => {
      elements += 1;
      if (elements > mostElements) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...args);
    },
  };
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(null, { treeAdapter });
  let cut = html.length > mostLetters;
  try {
    parser.tokenizer.write(html.slice(0, mostLetters), true);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    cut = true;
  }
  return { nodes: parser.getFragment().childNodes, cut };
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function isText(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** The children that are elements of these names. */
export function childrenNamed(element: HtmlElement, ...names: string[]): HtmlElement[] {
  return element.childNodes.filter(isElement).filter(({ tagName }) => names.includes(tagName));
}

/** All nodes from the first to the last, without those inside an element that `enter` turns away. */
export function* nodesIn(nodes: readonly HtmlNode[], enter: (element: HtmlElement) => boolean): Generator<HtmlNode> {
  // The nodes may be nested deeper than functions can call each other.
  const open = [nodes.values()];
  for (let inner = open.at(-1); inner; inner = open.at(-1)) {
    const { value: node } = inner.next();
    if (!node) {
      open.pop();
      continue;
    }
    yield node;
    if (isElement(node) && enter(node)) open.push(node.childNodes.values());
  }
}
