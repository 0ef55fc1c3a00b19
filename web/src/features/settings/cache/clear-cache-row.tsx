import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trashIcon } from '../../../kit/icon/settings-icons.ts';
import { fileSize } from '../../../lib/text/file-size.ts';
import { useWords } from '../../../lib/words.ts';
import { overlay } from '../../../shell/overlay/overlay.ts';
import { MenuButton } from '../../../shell/menu-row/menu-row.tsx';
import { cacheSize } from './cache-size.ts';
import { cacheWords } from './cache.words.ts';
import { clearCache } from './clear-cache.ts';

export function ClearCacheRow() {
  const say = useWords(cacheWords);
  const queries = useQueryClient();
  const [size, setSize] = useState<number>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) void cacheSize(queries).then(setSize);
  }, [queries, busy]);

  async function clear() {
    if (busy || !(await overlay.confirm({ title: say.ask, text: say.askText, confirmText: say.clear }))) return;
    setBusy(true);
    const freed = await clearCache(queries);
    setBusy(false);
    overlay.toast(freed > 0 ? say.freed(fileSize(freed)) : say.cleared);
  }
  return (
    <MenuButton
      icon={trashIcon}
      title={say.clear}
      detail={say.stays}
      value={size === undefined ? '\u00a0' : size > 0 ? fileSize(size) : undefined}
      onTap={() => void clear()}
    />
  );
}
