import { describe, expect, test } from 'vitest';
import { appLink, type AppPlatform, type MapLocation, webLink } from './map-links.ts';
import { type MapApp, mapApps } from './offered-maps.ts';

const place: MapLocation = {
  name: 'Yucheng State Guest',
  address: '8 Yucheng Road, Beijing',
  baiduCoord: '116.293921,39.952108',
  gaodeCoord: '116.287421,39.946108',
  googleCoord: '116.287422,39.946109',
};

const platforms: AppPlatform[] = ['ios', 'android'];

/** The vendors publish these formats; see the decision about map links. */
const links: [MapApp, AppPlatform, string][] = [
  [
    'baidu',
    'ios',
    'baidumap://map/direction?destination=name%3AYucheng%20State%20Guest%7Clatlng%3A39.952108%2C116.293921&coord_type=bd09ll&mode=driving&src=ios.forum.companion',
  ],
  [
    'baidu',
    'android',
    'bdapp://map/direction?destination=name%3AYucheng%20State%20Guest%7Clatlng%3A39.952108%2C116.293921&coord_type=bd09ll&mode=driving&src=andr.forum.companion',
  ],
  [
    'gaode',
    'ios',
    'iosamap://path?sourceApplication=forum.companion&dlat=39.946108&dlon=116.287421&dname=Yucheng%20State%20Guest&dev=0&t=0',
  ],
  [
    'gaode',
    'android',
    'amapuri://route/plan/?sourceApplication=forum.companion&dlat=39.946108&dlon=116.287421&dname=Yucheng%20State%20Guest&dev=0&t=0',
  ],
  ['google', 'ios', 'comgooglemaps://?daddr=39.946109%2C116.287422&directionsmode=driving'],
  ['google', 'android', 'google.navigation:q=39.946109,116.287422&mode=d'],
];

describe('the links into the map apps', () => {
  test.each(links)('%s on %s', (app, platform, link) => {
    expect(appLink(app, place, platform)).toBe(link);
  });

  test('every app has one on every platform', () => {
    const all = mapApps.flatMap((app) => platforms.map((platform) => `${app} ${platform}`));
    expect(links.map(([app, platform]) => `${app} ${platform}`)).toEqual(all);
  });

  test('a bar in a name does not end it', () => {
    const link = appLink('baidu', { ...place, name: 'Gate 3|East' }, 'ios');
    expect(new URL(link).searchParams.get('destination')).toBe('name:Gate 3 East|latlng:39.952108,116.293921');
  });
});

describe('the maps on the web', () => {
  test.each<[MapApp, string]>([
    [
      'baidu',
      'https://api.map.baidu.com/marker?location=39.952108%2C116.293921&title=Yucheng%20State%20Guest&content=8%20Yucheng%20Road%2C%20Beijing&output=html&coord_type=bd09ll&src=webapp.forum.companion',
    ],
    [
      'gaode',
      'https://uri.amap.com/marker?position=116.287421%2C39.946108&name=Yucheng%20State%20Guest&src=forum.companion&coordinate=gaode&callnative=0',
    ],
    ['google', 'https://www.google.com/maps/dir/?api=1&destination=39.946109%2C116.287422&travelmode=driving'],
  ])('%s', (app, link) => {
    expect(webLink(app, place)).toBe(link);
  });
});

describe('a map’s title', () => {
  test.each([
    ['baidu', 'destination'],
    ['gaode', 'dname'],
  ] as const)('is cut in the link into %s, too', (app, parameter) => {
    const link = appLink(app, { ...place, name: 'A name of far more than twenty characters' }, 'ios');
    expect(new URL(link).searchParams.get(parameter)).toContain('A name of far more t…');
    expect(new URL(webLink(app, { ...place, name: 'A name of far more than twenty characters' })).search).toContain(
      encodeURIComponent('A name of far more t…'),
    );
  });
});
