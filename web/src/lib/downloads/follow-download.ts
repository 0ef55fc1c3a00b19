/** The file comes as an attachment, so the browser saves it and stays on the page. */
export function followDownload(address: string) {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
