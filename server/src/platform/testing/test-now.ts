/** The time of the tests: the second day of the demo forum, a Monday morning, 10:12 in Beijing. */
export const testNow = new Date('2027-03-22T10:12:00+08:00');
