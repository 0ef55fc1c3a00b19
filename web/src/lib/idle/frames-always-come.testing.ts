/**
 * Headless Chromium now and then paints no further frame for a page in which nothing changes, and is never idle then.
 * Every test would wait for ever, so that a frame or an idle moment comes by a timer where the browser gives none.
 */
const longest = 200;

const browser = {
  nextFrame: window.requestAnimationFrame.bind(window),
  cancelFrame: window.cancelAnimationFrame.bind(window),
  whenIdle: window.requestIdleCallback.bind(window),
  later: window.setTimeout.bind(window),
  cancelLater: window.clearTimeout.bind(window),
};
const waiting = new Map<number, () => void>();

window.requestAnimationFrame = (go) => {
  const once = (time: number) => {
    callOff();
    go(time);
  };
  const frame = browser.nextFrame(once);
  const timer = browser.later(() => once(performance.now()), longest);
  const callOff = () => {
    browser.cancelFrame(frame);
    browser.cancelLater(timer);
    waiting.delete(frame);
  };
  waiting.set(frame, callOff);
  return frame;
};
window.cancelAnimationFrame = (frame) => waiting.get(frame)?.();
window.requestIdleCallback = (go, options) =>
  browser.whenIdle(go, { timeout: Math.min(options?.timeout ?? longest, longest) });
