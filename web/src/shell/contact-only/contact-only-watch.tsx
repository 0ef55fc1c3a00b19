import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { noteContactOnly } from './contact-only.ts';
import { meQueries } from '../session/me.api.ts';

/** A person may become an attendee while logged in. */
export function ContactOnlyWatch() {
  const is = useQuery(meQueries.me(useLanguage())).data?.contactOnly;
  useEffect(() => {
    if (is !== undefined) noteContactOnly(is);
  }, [is]);
  return null;
}
