/** Journeys live at 10:12 in the morning of the forum's second day, whenever they are run. */
export function rehearsalMorning(today = new Date()): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(today);
  return `${date}T10:12:00+08:00`;
}
