/** The maps that the chooser offers, in this order. */
export const mapApps = ['baidu', 'gaode', 'google'] as const;
export type MapApp = (typeof mapApps)[number];
/** Every place is in mainland China, so the recommended map is the one that knows it best and offers English. */
export const recommendedMap: MapApp = 'gaode';
