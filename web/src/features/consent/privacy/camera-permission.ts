import { useEffect, useState } from 'react';

export type CameraPermission = PermissionState | 'unknown';

/** Many phones do not tell; then the browser manages it. */
export function useCameraPermission(): CameraPermission {
  const [state, setState] = useState<CameraPermission>('unknown');
  useEffect(() => {
    let status: PermissionStatus | undefined;
    const look = () => status && setState(status.state);
    async function ask() {
      status = await navigator.permissions.query({ name: 'camera' });
      status.addEventListener('change', look);
      look();
    }
    ask().catch(() => undefined);
    return () => status?.removeEventListener('change', look);
  }, []);
  return state;
}
