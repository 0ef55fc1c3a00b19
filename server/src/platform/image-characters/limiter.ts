/** So many may be at work at a time; whether one more is let in although all places are taken is the caller's affair. */
export function placesFor(most: number) {
  let taken = 0;
  return {
    areTaken: () => taken >= most,
    async hold<T>(work: () => Promise<T>): Promise<T> {
      taken += 1;
      try {
        return await work();
      } finally {
        taken -= 1;
      }
    },
  };
}
