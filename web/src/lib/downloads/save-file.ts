/** Gives the browser a file that is already here to save. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // A browser begins to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
