import { useQuery } from '@tanstack/react-query';
import { appVersion, appVersionCode } from 'contract/app-version';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { shellWords } from '../../shell/shell.words.ts';
import { settingsQueries } from './settings.api.ts';
import { settingsWords } from './settings.words.ts';

/** The version, what it runs on, and the site's filing numbers where it has any. It stands last, so that nothing moves when they arrive. */
export function SettingsFoot() {
  const say = useWords(settingsWords);
  const { appName } = useWords(shellWords);
  const { data } = useQuery(settingsQueries.help(useLanguage()));
  return (
    <div className="settings-page__foot text-caption num">
      <p>{say.version(appName, appVersion, appVersionCode)}</p>
      <p>{say.browsers}</p>
      {data && data.filings.length > 0 && (
        <ul lang="zh" aria-label={say.filings}>
          {data.filings.map((filing) => (
            <li key={filing}>{filing}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
