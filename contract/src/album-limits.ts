export const albumLimits = {
  /** More would not fit into the memory of a phone. */
  photosInOneFile: 100,
  /** Why a photo should be hidden fits a small sheet. */
  hideReason: 200,
} as const;
