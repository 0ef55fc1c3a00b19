/** Minutes before the start (decisions §5). Chairs and speakers also hear of it a day before. */
export const offsets = { everybody: [30, 10], withRole: [24 * 60] } as const;
