/** Resolves after the browser has drawn and has sent its scroll events. */
export async function nextFrame(): Promise<void> {
  for (const _frame of ['the one under way', 'a whole one']) await new Promise(requestAnimationFrame);
}
