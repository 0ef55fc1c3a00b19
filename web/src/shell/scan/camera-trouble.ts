import { isWeChat } from '../../lib/wechat.ts';

export type Trouble = 'denied' | 'missing' | 'busy' | 'insecure' | 'weChat' | 'reader';

type CameraContext = { secure: boolean; agent: string; hasCameraAccess: boolean };

/** Why the camera cannot be used, as far as that is known before asking for it. */
export function troubleAhead({ secure, agent, hasCameraAccess }: CameraContext): Trouble | undefined {
  if (hasCameraAccess) return undefined;
  if (isWeChat(agent)) return 'weChat';
  return secure ? 'missing' : 'insecure';
}

/** Translates the browsers' own names of errors into what the user can do. */
export function troubleOf(error: unknown, agent: string): Trouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return isWeChat(agent) ? 'weChat' : 'denied';
}
