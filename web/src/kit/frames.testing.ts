/** The browser has drawn what there was to draw, and told of what was scrolled. */
export async function nextFrame(): Promise<void> {
  for (const _frame of ['the one under way', 'a whole one']) await new Promise(requestAnimationFrame);
}
