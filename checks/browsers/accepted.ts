/** What the first script adds (web/src/missing-functions.ts) before anything else of the app runs. */
export const provided = [
  ...['.at', '.findLast', '.findLastIndex', '.toReversed', '.toSorted'],
  ...['AbortSignal.any', 'URL.canParse'],
];

type Accepted = { names: string[]; why: string };

/** What not all of our oldest browsers have, and need not have. What occurs no more has to leave this list. */
export const acceptedInScripts: Accepted[] = [
  {
    names: ['.connection', '.skipTransition', '.startViewTransition', 'reportError'],
    why: 'React asks for each of them first',
  },
  {
    names: ['.getSubscription', '.pushManager', '.unsubscribe', 'Notification.requestPermission'],
    why: 'pushed reminders are offered where there are all of the three interfaces alone: why-no-push.ts',
  },
  { names: ['Notification', 'Notification.permission'], why: 'the same; support details ask whether it is there' },
  { names: ['.showNotification'], why: 'the worker runs only where there is push' },
  { names: ['.createPolicy'], why: 'behind a question mark: push-subscription.ts' },
  { names: ['.wakeLock'], why: 'the driver’s card asks for it first: use-awake-screen.ts' },
  { names: ['.estimate'], why: 'inside a try: cache-size.ts shows what can be measured' },
  { names: ['.databases'], why: 'a browser without it keeps no answers there either; its failure is waited for' },
  { names: ['Intl.Segmenter'], why: 'each of its uses asks for it first and has another way' },
  {
    names: [
      '.grow',
      '.setStatus',
      'Object.hasOwn',
      'OffscreenCanvas',
      'OffscreenCanvasRenderingContext2D',
      'VideoFrame',
    ],
    why: 'the scanner, which asks for some and whose floor is Chromium 97 and iOS 16; the code can be typed',
  },
  { names: ['Symbol.dispose'], why: 'the scanner asks for it first' },
  {
    names: ['.drop', '.take'],
    why: 'functions of our own with the names of an iterator’s: lightbox, badge, bookmarks',
  },
];

export const acceptedInStyles: Accepted[] = [
  {
    names: [':has'],
    why: 'below Chromium 105 a ring, a press or a margin is missing; what says something is marked by a class',
  },
  { names: [':is', ':where'], why: 'Chromium 87 alone lacks them; looks' },
  { names: [':popover-open'], why: 'a toast that lies over a dialog: without it it lies below' },
  {
    names: ['@container', 'container-type', 'container-type: inline-size', 'container-type: size', 'cqi'],
    why: 'the usual sizes',
  },
  {
    names: ['@media (forced-colors)', '@media (prefers-contrast)', 'forced-color-adjust', 'forced-color-adjust: none'],
    why: 'an older system has no such setting',
  },
  {
    names: ['content-visibility', 'content-visibility: auto'],
    why: 'Safari before 18 lays out the delegates out of sight too, one time, while nothing else is to be done',
  },
  {
    names: [
      'accent-color',
      'field-sizing',
      'field-sizing: content',
      'resize',
      'resize: none',
      'scrollbar-width',
      'scrollbar-width: none',
      'scrollbar-width: thin',
    ],
    why: 'the look of controls and bars',
  },
  {
    names: ['align-self: start', 'flex-basis: min-content', 'lh', 'overflow: clip', 'aspect-ratio'],
    why: 'a small shift',
  },
  {
    names: ['cursor: default', 'cursor: grab', 'cursor: move', 'cursor: pointer', 'cursor: zoom-in'],
    why: 'a finger has no cursor',
  },
  {
    names: [
      'overscroll-behavior',
      'overscroll-behavior-y',
      'overscroll-behavior: contain',
      'overscroll-behavior-y: contain',
    ],
    why: 'without it the page scrolls on where a list ends',
  },
  {
    names: [
      'text-size-adjust',
      'text-spacing-trim',
      'text-spacing-trim: trim-start',
      'text-wrap',
      'text-wrap: balance',
      'text-wrap: pretty',
      'text-wrap: wrap',
    ],
    why: 'fine typesetting',
  },
];
