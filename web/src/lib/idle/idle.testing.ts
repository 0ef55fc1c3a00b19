/** Waits longer than the screen needs to be painted and the browser to be idle. */
export async function whileIdle(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  for (let turn = 0; turn < 2; turn += 1) await new Promise((idle) => requestIdleCallback(idle));
}
