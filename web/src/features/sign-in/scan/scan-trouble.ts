export type Trouble = 'denied' | 'missing' | 'busy' | 'insecure' | 'weChat' | 'reader';

type Around = { secure: boolean; agent: string; hasCameraAccess: boolean };

/** Why there can be no camera, known before anybody is asked for it. */
export function troubleAhead({ secure, agent, hasCameraAccess }: Around): Trouble | undefined {
  if (hasCameraAccess) return undefined;
  if (isWeChat(agent)) return 'weChat';
  return secure ? 'missing' : 'insecure';
}

/** What a refused camera means for the user: the names are the browsers' own. */
export function troubleOf(error: unknown, agent: string): Trouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return isWeChat(agent) ? 'weChat' : 'denied';
}

function isWeChat(agent: string) {
  return /MicroMessenger/i.test(agent);
}
