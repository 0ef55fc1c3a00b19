import type { PlanService, PlanServiceKind } from 'contract/calls/places';

/** Points in the drawing, which is 1200 wide and 900 high. */
type Points = readonly (readonly [x: number, y: number])[];
type OnPlan = { services: Partial<Record<PlanServiceKind, Points>>; stepFree: readonly Points[] };

const sheet = { width: 1200, height: 900 };
const mark = ([x, y]: Points[number]) => ({ x: x / sheet.width, y: y / sheet.height });

/** What stands where; the drawings have the stairs, lifts and gates at the same points. */
const onPlans: Record<string, OnPlan> = {
  'guesthouse-1': {
    services: {
      gate: [[1134, 672]],
      helpDesk: [[560, 644]],
      firstAid: [[776, 420]],
      toilets: [
        [424, 420],
        [205, 560],
      ],
      lift: [
        [743, 650],
        [1010, 662],
        [310, 662],
      ],
      stairs: [
        [466, 650],
        [908, 662],
        [208, 662],
      ],
    },
    stepFree: [
      [
        [1134, 640],
        [1134, 474],
        [1050, 474],
        [1010, 640],
      ],
      [
        [1050, 512],
        [820, 512],
        [743, 630],
        [600, 640],
        [600, 606],
      ],
      [
        [600, 640],
        [430, 600],
        [380, 512],
        [310, 640],
      ],
    ],
  },
  'guesthouse-2': {
    services: {
      toilets: [
        [905, 572],
        [250, 414],
      ],
      lift: [
        [743, 650],
        [1010, 662],
        [310, 662],
      ],
      stairs: [
        [466, 650],
        [908, 662],
        [208, 662],
      ],
    },
    stepFree: [
      [
        [1010, 640],
        [1050, 600],
        [1050, 440],
        [1034, 440],
      ],
      [
        [310, 640],
        [348, 600],
        [348, 512],
        [334, 512],
      ],
    ],
  },
  'guesthouse-3': {
    services: {
      quietRoom: [[205, 584]],
      prayerRoom: [[295, 584]],
      toilets: [[250, 352]],
      lift: [[310, 662]],
      stairs: [[208, 662]],
    },
    stepFree: [
      [
        [310, 640],
        [348, 600],
        [348, 520],
        [250, 520],
      ],
    ],
  },
  'conference-centre-1': {
    services: {
      gate: [[600, 790]],
      helpDesk: [[480, 650]],
      firstAid: [[814, 522]],
      toilets: [[936, 522]],
      lift: [[973, 652]],
      stairs: [[245, 652]],
    },
    stepFree: [
      [
        [600, 740],
        [600, 640],
        [445, 640],
      ],
      [
        [600, 640],
        [930, 652],
      ],
    ],
  },
  'arts-centre-1': {
    services: {
      gate: [[180, 450]],
      helpDesk: [[600, 690]],
      firstAid: [[910, 450]],
      toilets: [[290, 450]],
      lift: [[823, 576]],
      stairs: [[378, 578]],
    },
    stepFree: [
      [
        [190, 520],
        [330, 520],
        [420, 470],
      ],
    ],
  },
};

export function servicesOn(plan: string): PlanService[] {
  return Object.entries(onPlans[plan]?.services ?? {}).flatMap(([kind, points]) =>
    points.map((point) => ({ kind: kind as PlanServiceKind, mark: mark(point) })),
  );
}

export function stepFreeOn(plan: string) {
  return (onPlans[plan]?.stepFree ?? []).map((way) => way.map(mark));
}
