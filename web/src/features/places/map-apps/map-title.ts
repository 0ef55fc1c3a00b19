/** Specification §2. Characters are counted as a reader counts them, so that none is cut in two. */
const longestTitle = 20;

export function mapTitle(name: string): string {
  const characters = charactersOf(name);
  return characters.length > longestTitle ? `${characters.slice(0, longestTitle).join('')}…` : name;
}

/** Older browsers have no segmenter; code points must do there. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
