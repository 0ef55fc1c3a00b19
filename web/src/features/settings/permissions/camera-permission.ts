import { useEffect, useState } from 'react';

/** `absent` where there is no camera for web pages at all, `unknown` where the browser does not say. */
export type CameraPermission = PermissionState | 'unknown' | 'absent';

export function useCameraPermission(): CameraPermission {
  const [state, setState] = useState<CameraPermission>(() => (hasCamera() ? 'unknown' : 'absent'));
  useEffect(() => {
    let status: PermissionStatus | undefined;
    const look = () => status && setState(status.state);
    async function ask() {
      if (!hasCamera()) return;
      status = await navigator.permissions.query({ name: 'camera' });
      status.addEventListener('change', look);
      look();
    }
    // Many phones do not report the permission; the browser manages it then.
    ask().catch(() => undefined);
    return () => status?.removeEventListener('change', look);
  }, []);
  return state;
}

function hasCamera(): boolean {
  return 'mediaDevices' in navigator && typeof navigator.mediaDevices.getUserMedia === 'function';
}
