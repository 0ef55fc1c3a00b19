import { parseFragment } from 'parse5';
import { isElement, isText, nodesIn } from './parsed-html.ts';

/** The elements of a page with the names of their attributes: a text may not change them, whatever it says. */
export function shapeOf(html: string): string[] {
  return [...nodesIn(parseFragment(html).childNodes, () => true)]
    .filter(isElement)
    .filter(({ tagName }) => tagName !== 'br')
    .map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '));
}

/** What one reads on it. */
export function wordsOf(html: string): string {
  return [...nodesIn(parseFragment(html).childNodes, () => true)]
    .map((node) => (isText(node) ? node.value : node.nodeName === 'br' ? '\n' : ''))
    .join('');
}
