/**
 * What says that something failed, and what tries again. A phone that has lost its network has to have it by then, so it
 * is loaded first of all that is loaded later, as one file.
 */
export { default as OfflineBanner } from './connection/offline-banner.tsx';
export { default as TriesAgain } from './connection/tries-again.tsx';
export { default as NotRefreshedNote } from './loaded/not-refreshed-note.tsx';
export { default as OverlayMessages } from './overlay/overlay-messages.tsx';
