export const directoryPath = '/pages/guest/guest';

export function delegatePath(id: string): string {
  return `/pages/guest/detail?${new URLSearchParams({ id })}`;
}

/** Where the agenda shows a meeting. */
export function meetingPath(id: string): string {
  return `/pages/meeting/detail?${new URLSearchParams({ id })}`;
}
