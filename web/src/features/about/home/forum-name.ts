import type { Agenda } from 'contract/calls/agenda';
import { useEffect } from 'react';
import { storage } from '../../../lib/storage/storage.ts';

/** The last known name of the forum is kept, so that Home shows it before the network answers. */
export function useForumName(forum: Agenda['forum'] | undefined): string | undefined {
  const name = forum?.name;
  useEffect(() => {
    if (name) storage.conferenceInfo.set({ name });
  }, [name]);
  return name ?? storage.conferenceInfo.get()?.name;
}
