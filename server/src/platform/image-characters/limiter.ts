/** Counts what runs at the same time. The caller decides whether one more may run although the limiter is full. */
export function limiter(most: number) {
  let running = 0;
  return {
    isFull: () => running >= most,
    async run<T>(work: () => Promise<T>): Promise<T> {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}
