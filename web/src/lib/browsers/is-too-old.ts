/** Without dialogs nobody can agree or log in, and before Chromium 87 layers lie in the wrong place. */
export function isTooOld(): boolean {
  return (
    !('HTMLDialogElement' in window) || !('showModal' in HTMLDialogElement.prototype) || !CSS.supports('inset', '0')
  );
}
