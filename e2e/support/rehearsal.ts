/** Journeys always run at 10:12 in the morning of the forum's second day. */
export function rehearsalMorning(today = new Date()): string {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(today);
  return `${date}T10:12:00+08:00`;
}
