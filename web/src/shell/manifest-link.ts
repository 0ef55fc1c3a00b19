import { useEffect } from 'react';
import { useLanguage } from '../lib/language.ts';

/** Whoever installs the app gets its name in the language that they read; iPhones push only to an installed app. */
export function useManifestLink(): void {
  const spoken = useLanguage();
  useEffect(() => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'manifest', href: `${import.meta.env.BASE_URL}manifest.${spoken}.webmanifest` });
    document.head.append(link);
    return () => link.remove();
  }, [spoken]);
}
