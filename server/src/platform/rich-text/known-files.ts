import type { RichDocument, RichPicture, RichVideo } from 'contract/rich-text/rich-text';
import { mediaPath } from 'contract/wire/media';
import { attribute, childrenNamed, type HtmlElement } from './parsed-html.ts';

/** A file of ours that an address in the HTML stands for. */
export type KnownFile =
  | Pick<RichPicture, 'kind' | 'file' | 'width' | 'height'>
  | Pick<RichVideo, 'kind' | 'file' | 'poster'>
  | RichDocument;
export type KnownFiles = ReadonlyMap<string, KnownFile>;

/** The addresses of a picture or video, the best first. Editors that load pictures late write `data-src`. */
export function sourcesOf(element: HtmlElement): string[] {
  if (element.tagName === 'img') return named(element, 'src', 'data-src', 'data-original');
  if (element.tagName !== 'video') return [];
  const sources = childrenNamed(element, 'source').flatMap((source) => named(source, 'src'));
  return [...named(element, 'src', 'data-src'), ...sources, ...posterOf(element)];
}

export function posterOf(element: HtmlElement): string[] {
  return named(element, 'poster');
}

function named(element: HtmlElement, ...names: string[]): string[] {
  return names.flatMap((name) => attribute(element, name)?.trim() || []);
}

const ours = new RegExp(`^${mediaPath}/([0-9a-z]{20})(\\.[0-9a-z]+)?$`);

/** A file under its address, or under its id where the address is one of ours in any of its sizes. */
export function knownFile(files: KnownFiles, address: string): KnownFile | undefined {
  const id = ours.exec(address)?.[1];
  return files.get(address) ?? (id === undefined ? undefined : files.get(`${mediaPath}/${id}`));
}
