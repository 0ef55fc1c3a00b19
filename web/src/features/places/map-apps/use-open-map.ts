import { useEffect, useRef, useState } from 'react';
import type { Place } from 'contract/calls/places';
import { onceWithin } from '../../../lib/double-tap.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { appLink, webLink } from './map-links.ts';
import type { MapApp } from './offered-maps.ts';
import { mapOpeningOn } from './app-or-web-map.ts';
import { openAppOrWeb, type Outside, thisPage } from './wait-for-map-app.ts';

type Options = { place: Place; onDone: () => void; outside?: Outside | undefined };

/** Opens a place in a map app as this phone can; leaving the chooser stops the wait for the web map. */
export function useOpenMap({ place, onDone, outside = thisPage }: Options) {
  const { inHostApp } = useAppContext();
  const [opening, setOpening] = useState<MapApp>();
  const stop = useRef<(() => void) | undefined>(undefined);
  const [once] = useState(() => onceWithin());
  useEffect(() => () => stop.current?.(), []);

  function open(app: MapApp) {
    stop.current?.();
    const web = webLink(app, place);
    const { userAgent: agent, maxTouchPoints: touchPoints } = navigator;
    const opening = mapOpeningOn({ agent, touchPoints, inHostApp });
    if (opening === 'ios' || opening === 'android') {
      setOpening(app);
      stop.current = openAppOrWeb({ app: appLink(app, place, opening), web, onLeft: onDone }, outside);
      return;
    }
    if (opening !== 'new tab') return outside.go(web);
    outside.openTab(web);
    onDone();
  }

  return { opening, open: (app: MapApp) => once(() => open(app)) };
}
