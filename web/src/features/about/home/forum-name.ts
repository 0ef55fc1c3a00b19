import type { Agenda } from 'contract/calls/agenda';
import { useEffect } from 'react';
import { storage } from '../../../lib/storage/storage.ts';

/** The forum's name as last heard, so that Home greets with it before the network answers. */
export function useForumName(forum: Agenda['forum'] | undefined): string | undefined {
  const name = forum?.name;
  useEffect(() => {
    if (name) storage.conferenceInfo.set({ name });
  }, [name]);
  return name ?? storage.conferenceInfo.get()?.name;
}
