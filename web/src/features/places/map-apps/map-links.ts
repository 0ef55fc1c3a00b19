import { mapTitle } from './map-title.ts';
import type { MapApp } from './offered-maps.ts';

/** The specification's location item, with the address that a marker shows. */
export type MapLocation = {
  name: string;
  address: string;
  baiduCoord: string;
  gaodeCoord: string;
  googleCoord: string;
};

export type AppPlatform = 'ios' | 'android';

/** The link into the app, with a route by car from the phone's position. Sources: docs/decisions, map links. */
export function appLink(app: MapApp, to: MapLocation, platform: AppPlatform): string {
  if (app === 'baidu') return baiduApp(to, platform);
  return app === 'gaode' ? gaodeApp(to, platform) : googleApp(to, platform);
}

/** The web map, used if there is no app or none opened. */
export function webLink(app: MapApp, to: MapLocation): string {
  const title = mapTitle(to.name);
  if (app === 'baidu') {
    const { lng, lat } = coords(to.baiduCoord);
    const marker = { location: `${lat},${lng}`, title, content: to.address, output: 'html', coord_type: 'bd09ll' };
    return `https://api.map.baidu.com/marker?${query({ ...marker, src: 'webapp.forum.companion' })}`;
  }
  if (app === 'gaode') {
    const marker = { position: to.gaodeCoord, name: title, src: 'forum.companion', coordinate: 'gaode' };
    return `https://uri.amap.com/marker?${query({ ...marker, callnative: '0' })}`;
  }
  const { lng, lat } = coords(to.googleCoord);
  const directions = { api: '1', destination: `${lat},${lng}`, travelmode: 'driving' };
  return `https://www.google.com/maps/dir/?${query(directions)}`;
}

function baiduApp({ name, baiduCoord }: MapLocation, platform: AppPlatform): string {
  const { lng, lat } = coords(baiduCoord);
  const [scheme, src] = platform === 'ios' ? ['baidumap', 'ios.forum.companion'] : ['bdapp', 'andr.forum.companion'];
  // A bar separates name and coordinates, so the name must not contain one.
  const destination = `name:${mapTitle(name).replaceAll('|', ' ')}|latlng:${lat},${lng}`;
  return `${scheme}://map/direction?${query({ destination, coord_type: 'bd09ll', mode: 'driving', src })}`;
}

function gaodeApp({ name, gaodeCoord }: MapLocation, platform: AppPlatform): string {
  const { lng, lat } = coords(gaodeCoord);
  const service = platform === 'ios' ? 'iosamap://path' : 'amapuri://route/plan/';
  // `dev=0` means that the coordinates are already the map's own, `t=0` a route by car.
  const route = { dlat: lat, dlon: lng, dname: mapTitle(name), dev: '0', t: '0' };
  return `${service}?${query({ sourceApplication: 'forum.companion', ...route })}`;
}

function googleApp({ googleCoord }: MapLocation, platform: AppPlatform): string {
  const { lng, lat } = coords(googleCoord);
  return platform === 'ios'
    ? `comgooglemaps://?${query({ daddr: `${lat},${lng}`, directionsmode: 'driving' })}`
    : `google.navigation:q=${lat},${lng}&mode=d`;
}

/** Coordinates are stored as 'lng,lat'; the digits are passed on unchanged. */
function coords(stored: string): { lng: string; lat: string } {
  const [lng = '', lat = ''] = stored.split(',');
  return { lng, lat };
}

/** Spaces are written as %20, because the apps do not read a plus as a space. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
