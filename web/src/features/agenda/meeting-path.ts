export const agendaPath = '/pages/meeting/meeting';

export function meetingPath(id: string): string {
  return `/pages/meeting/detail?${new URLSearchParams({ id })}`;
}

/** Where the directory shows somebody. */
export function personPath(id: string): string {
  return `/pages/guest/detail?${new URLSearchParams({ id })}`;
}
