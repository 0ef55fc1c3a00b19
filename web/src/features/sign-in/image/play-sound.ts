/**
 * The content policy lets the page play only blobs and forbids fetching data: addresses, so the sound is decoded here.
 */
export function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
}

let address: string | undefined;

/** Rejects if the phone wants another tap first. The answer stops the sound; `onOver` is told once it has ended. */
export async function play(sound: Blob, onOver: () => void): Promise<() => void> {
  if (address) URL.revokeObjectURL(address);
  address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  // A sound that has come to its end pauses; one that breaks does not.
  const over = new AbortController();
  const end = () => {
    over.abort();
    onOver();
  };
  for (const type of ['pause', 'error']) audio.addEventListener(type, end, { signal: over.signal });
  await audio.play();
  return () => {
    audio.pause();
    if (!over.signal.aborted) end();
  };
}
