import { isLinkAddress } from 'contract/rich-text/link-address';
import type { RichBlock, RichDocument, RichPicture, RichRun, RichVideo } from 'contract/rich-text/rich-text';
import { mediaPath } from 'contract/wire/media';
import { escapedHtml } from '../escaped-html.ts';

/**
 * Rich text as HTML, for the public page alone: the app makes elements from the tree itself. Every text is escaped,
 * and no element or attribute comes from outside.
 */
export function richTextAsHtml(tree: readonly RichBlock[]): string {
  return tree.map(blockAsHtml).join('\n');
}

// The policy of the pages forbids styles, and a reader without style sheets knows this attribute too.
const sides = { centre: ' align="center"', end: ' align="right"' };

function blockAsHtml(block: RichBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p${block.align ? sides[block.align] : ''}>${runsAsHtml(block.runs)}</p>`;
    case 'heading':
      return `<h${block.level}>${runsAsHtml(block.runs)}</h${block.level}>`;
    case 'list':
      return listAsHtml(block);
    case 'quote':
      return `<blockquote>${block.paragraphs.map((runs) => `<p>${runsAsHtml(runs)}</p>`).join('')}</blockquote>`;
    case 'picture':
      return figure(picture(block), block.caption);
    case 'video':
      return figure(video(block), block.caption);
    case 'document':
      return `<p>${documentLink(block)}</p>`;
    default:
      return '<hr>';
  }
}

function listAsHtml({ ordered, start, items }: Extract<RichBlock, { kind: 'list' }>): string {
  const name = ordered ? 'ol' : 'ul';
  const inner = items.map(({ runs }) => `<li>${runsAsHtml(runs)}</li>`).join('');
  return `<${name}${ordered && start ? ` start="${start}"` : ''}>${inner}</${name}>`;
}

function runsAsHtml(runs: readonly RichRun[]): string {
  return runs.map(runAsHtml).join('');
}

function runAsHtml({ text, bold, italic, underline, link }: RichRun): string {
  let html = escapedHtml(text).replaceAll('\n', '<br>');
  if (underline) html = `<u>${html}</u>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  // The tree was checked when it was stored; a link is checked again where it becomes one.
  if (!link || !isLinkAddress(link)) return html;
  return `<a href="${escapedHtml(link)}" target="_blank" rel="noopener noreferrer nofollow">${html}</a>`;
}

function picture({ file, width, height, alt = '' }: RichPicture): string {
  const size = `width="${width}" height="${height}"`;
  return `<img src="${addressOf(file)}" ${size} alt="${escapedHtml(alt)}" loading="lazy">`;
}

function video({ file, poster }: RichVideo): string {
  const shown = poster ? ` poster="${addressOf(poster)}"` : '';
  return `<video src="${addressOf(file)}"${shown} controls playsinline preload="none"></video>`;
}

function figure(inner: string, caption: string | null): string {
  return `<figure>${inner}${caption ? `<figcaption>${escapedHtml(caption)}</figcaption>` : ''}</figure>`;
}

function documentLink({ file, name, extension }: RichDocument): string {
  const fileName = escapedHtml(`${name}.${extension}`);
  return `<a href="${addressOf(file)}" download="${fileName}">${escapedHtml(name)} (${extension.toUpperCase()})</a>`;
}

/** Ids are checked by the contract; they are escaped even so, because they stand in an attribute. */
function addressOf(file: string): string {
  return escapedHtml(`${mediaPath}/${file}`);
}
