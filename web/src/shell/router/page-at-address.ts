// A typed address may end with a slash or use other letter cases, and what follows a ? concerns only the page.
const plain = (address: string) => address.replace(/\/*(\?.*)?$/, '').toLowerCase();

/** Whether a page is the one at this address. */
export function isAt(address: string) {
  return (page: { path: string }) => plain(page.path) === plain(address);
}
