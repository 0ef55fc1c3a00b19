/** Something that lies over the page and that Back closes. */
type Layer = { close: () => void };

// The topmost layer is the last one.
const open: Layer[] = [];
const waiting: (() => void)[] = [];
let leaving = false;

/** Each layer has an entry of its own in the browser's history, above the page's; this is how many are there now. */
const entries = () => (window.history.state as { layer?: number } | null)?.layer ?? 0;

/** Puts a layer on top. The function that it returns takes the layer away when something else than Back closed it. */
export function openLayer(layer: Layer): () => void {
  open.push(layer);
  // A question that follows another one takes over its entry.
  queueMicrotask(settleLayers);
  return () => {
    if (open.includes(layer)) open.splice(open.indexOf(layer), 1);
    queueMicrotask(settleLayers);
  };
}

/** Acts on the page's own entry of the history; the entries of layers are left first, which the browser does later. */
export function onPageEntry(act: () => void): void {
  waiting.push(act);
  settleLayers();
}

/** Gives each layer its entry and leaves those that have none any more, as after a reload or by Forward. */
export function settleLayers(): void {
  if (leaving) return;
  window.addEventListener('popstate', popped);
  const surplus = entries() - (waiting.length > 0 ? 0 : open.length);
  if (surplus > 0) {
    leaving = true;
    window.history.go(-surplus);
    return;
  }
  for (const act of waiting.splice(0)) act();
  for (let layer = entries() + 1; layer <= open.length; layer += 1) {
    window.history.pushState({ ...window.history.state, layer }, '');
  }
}

function popped() {
  if (leaving) leaving = false;
  else while (open.length > entries()) open.pop()?.close();
  settleLayers();
}
