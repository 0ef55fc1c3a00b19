import type { FloorPlan, PlaceHall, Places } from 'contract/calls/places';
import type { PictureOf } from '../../platform/media/files/pictures-in-answers.ts';
import { inLanguage, type Say } from '../../platform/text-or-other-language.ts';
import type { PlacesOnRecord } from './places.store.ts';

type Hall = PlacesOnRecord['halls'][number];
type Plan = PlacesOnRecord['plans'][number];

const [inChinese, inEnglish] = [inLanguage('zh'), inLanguage('en')];

export function placesShown({ places, plans, halls, walks }: PlacesOnRecord, pictureOf: PictureOf, say: Say): Places {
  return {
    places: places.map(({ id, version, name, address, arrival, dropOff, baiduCoord, gaodeCoord, googleCoord }) => ({
      ...{ id, version, baiduCoord, gaodeCoord, googleCoord },
      ...{ name: say(name), nameZh: inChinese(name), nameEn: inEnglish(name) },
      ...{ address: say(address), addressZh: inChinese(address), addressEn: inEnglish(address) },
      ...{ arrival: say.text(arrival), dropOffZh: dropOff },
      halls: halls.filter(({ placeId }) => placeId === id).map((hall) => hallShown(hall, say)),
      plans: plans.filter(({ placeId }) => placeId === id).map((plan) => planShown(plan, pictureOf, say)),
    })),
    walks: walks.map(({ fromId, toId, minutes }) => ({ fromId, toId, minutes })),
  };
}

function planShown({ id, name, pictureId, services, stepFree }: Plan, pictureOf: PictureOf, say: Say): FloorPlan {
  return { id, name: say(name), picture: pictureOf(pictureId), services, stepFree };
}

/** A mark on the plan needs the plan and both coordinates. */
function hallShown({ id, name, floor, seats, planId, x, y }: Hall, say: Say): PlaceHall {
  const mark = planId !== null && x !== null && y !== null ? { x, y } : null;
  return { id, name: say(name), floor: say(floor), seats, planId, mark };
}
