/** The page's code did not arrive: offline, too slow, or replaced by a newer version on the server. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}
