export const agendaPath = '/pages/meeting/meeting';

export function meetingPath(id: string): string {
  return `/pages/meeting/detail?${new URLSearchParams({ id })}`;
}
