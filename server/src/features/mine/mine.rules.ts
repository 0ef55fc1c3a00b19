/** A part with its version, unless the phone has this very state of it. */
export function partUnlessKnown<Part extends object>(part: Part, version: string, known: string | undefined) {
  return version === known ? undefined : { version, ...part };
}
