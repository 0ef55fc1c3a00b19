import { useQuery } from '@tanstack/react-query';
import type { MessageGroup } from 'contract/calls/messages';
import { MessageGroups } from '../../features/messages/list/message-groups.tsx';
import { MessageList } from '../../features/messages/list/message-list.tsx';
import { NoMessages } from '../../features/messages/list/no-messages.tsx';
import { OlderMessages } from '../../features/messages/list/older-messages.tsx';
import { ReadAll } from '../../features/messages/list/read-all.tsx';
import { messageQueries } from '../../features/messages/messages.api.ts';
import { messageWords } from '../../features/messages/messages.words.ts';
import { PushLink } from '../../features/push/push-link.tsx';
import { useLanguage } from '../../lib/language.ts';
import { useWords } from '../../lib/words.ts';
import { useAppContext } from '../../shell/app-context.ts';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { oneOf, useAddressChoice } from '../../shell/router/choices-in-address.ts';
import { LanguageSwitch } from '../../shell/top-bar/language-switch.tsx';

const groupInAddress = { group: oneOf<MessageGroup>(['reminder', 'notification']) };

export default function MessagesPage() {
  const say = useWords(messageWords);
  const { inHostApp } = useAppContext();
  const [{ group = 'reminder' }, choose] = useAddressChoice(groupInAddress);
  const language = useLanguage();
  const titles = useQuery(messageQueries.titles(language));
  const list = useQuery(messageQueries.list(group, language));
  const unread = {
    reminders: titles.data?.reminders.unread ?? 0,
    notifications: titles.data?.notifications.unread ?? 0,
  };
  const newest = list.data?.messages[0];
  const readAll = newest && (
    <ReadAll group={group} newest={newest.id} unread={group === 'reminder' ? unread.reminders : unread.notifications} />
  );
  return (
    <Page
      title={say.messages}
      actions={
        <>
          {readAll}
          {(!readAll || inHostApp) && <LanguageSwitch />}
        </>
      }
    >
      <MessageGroups unread={unread} chosen={group} onChoose={(chosen) => choose({ group: chosen })} />
      <Loaded from={list} isEmpty={({ messages }) => messages.length === 0} empty={<NoMessages group={group} />}>
        {(shown) => (
          <>
            <MessageList messages={shown.messages} timeZone={shown.timeZone} />
            {shown.more && <OlderMessages key={group} group={group} list={shown} />}
          </>
        )}
      </Loaded>
      {list.data && <PushLink />}
    </Page>
  );
}
