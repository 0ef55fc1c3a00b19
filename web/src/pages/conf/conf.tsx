import '../../features/settings/settings-page.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { infoQueries } from '../../features/profile/info/info.api.ts';
import { PushSwitch } from '../../features/push/push-switch.tsx';
import { ClearCacheRow } from '../../features/settings/cache/clear-cache-row.tsx';
import { LanguageRow } from '../../features/settings/display/language-row.tsx';
import { TextSizeChoice } from '../../features/settings/display/text-size.tsx';
import { ThemeRow } from '../../features/settings/display/theme-row.tsx';
import { SettingsFoot } from '../../features/settings/foot.tsx';
import { Permissions } from '../../features/settings/permissions/permissions.tsx';
import { MenuLink } from '../../shell/menu-row/menu-row.tsx';
import { SessionsRow } from '../../features/settings/sessions/sessions-row.tsx';
import { settingsWords } from '../../features/settings/settings.words.ts';
import { SupportRow } from '../../features/settings/support/support-row.tsx';
import { UpdateRow } from '../../features/settings/update/update-row.tsx';
import { useConfirmSession } from '../../features/sign-in/confirm/use-confirmed-first.tsx';
import { Card } from '../../kit/card/card.tsx';
import { eyeIcon, shieldIcon } from '../../kit/icon/info-icons.ts';
import { documentIcon } from '../../kit/icon/settings-icons.ts';
import { SectionHeader } from '../../kit/section-header/section-header.tsx';
import { legalTextsPath, modesPath, privacyPath } from '../../lib/paths.ts';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { Page } from '../../shell/page/page.tsx';
import { useContactOnly } from '../../shell/contact-only/contact-only.ts';
import { SignOutButton } from '../../shell/session/sign-out-button.tsx';

export default function SettingsPage() {
  const say = useWords(settingsWords);
  const { sheet, ask } = useConfirmSession();
  // Signing out works without a network, so the page that it leads to must be loaded already.
  useEffect(() => {
    import('../login/login.tsx').catch(() => undefined);
  }, []);
  return (
    <Page title={say.settings}>
      <div className="settings-page">
        <SectionHeader title={say.reach} />
        <Card>
          <ModeRow />
          <MenuLink icon={shieldIcon} title={say.privacyPage} to={privacyPath} />
        </Card>
        <SectionHeader title={say.display} />
        <Card>
          <PushSwitch confirmSession={ask} />
          <TextSizeChoice />
          <ThemeRow />
          <LanguageRow />
        </Card>
        <SectionHeader title={say.permissions} />
        <Permissions />
        <SectionHeader title={say.app} />
        <Card>
          <UpdateRow />
          <ClearCacheRow />
          <SessionsRow confirmSession={ask} />
          <SupportRow />
          <MenuLink icon={documentIcon} title={say.agreements} to={legalTextsPath} />
        </Card>
        <SignOutButton />
        <SettingsFoot />
      </div>
      {sheet}
    </Page>
  );
}

/** Only red badges have a mode; others read on the page why not. */
function ModeRow() {
  const say = useWords(settingsWords);
  const { data: info } = useQuery(infoQueries.info(useLanguage()));
  const mode = info?.badge === 'red' ? info.own?.mode : undefined;
  if (useContactOnly()) return null;
  return <MenuLink icon={eyeIcon} title={say.mode} to={modesPath} value={mode ? say[mode] : '\u00a0'} />;
}
