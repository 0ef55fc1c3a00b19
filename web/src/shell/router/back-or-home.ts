/** Somebody who came by a link from outside goes home instead of out of the app. */
export function backOrHome(pagesBefore: number, goHome: () => void): void {
  if (pagesBefore > 0) window.history.back();
  else goHome();
}
