/** The second day of the demo forum as the tests know it: an ordinary Monday morning, 10:12 in Beijing. */
export const testNow = new Date('2027-03-22T10:12:00+08:00');
