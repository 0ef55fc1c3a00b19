/** By how many pixels the hall reaches over the sides or the top of the band in which it is drawn. */
export function hallCutOff(band: Element): number {
  const hall = band.querySelector('g')?.getBoundingClientRect();
  if (!hall) throw new Error('No hall is drawn here.');
  const { left, top, right } = band.getBoundingClientRect();
  return Math.max(0, left - hall.left, top - hall.top, hall.right - right);
}
