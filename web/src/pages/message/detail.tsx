import { useQuery } from '@tanstack/react-query';
import { useReadOnceOpened } from '../../features/messages/marking/use-read-once-opened.ts';
import { useListedMessage } from '../../features/messages/message/listed-message.ts';
import { MessageDetails } from '../../features/messages/message/message-details.tsx';
import { messageDetailWords } from '../../features/messages/message/message.words.ts';
import { messageQueries } from '../../features/messages/messages.api.ts';
import { messageWords } from '../../features/messages/messages.words.ts';
import { useLanguage } from '../../lib/language.ts';
import { messagesPath } from '../../lib/paths.ts';
import { useWords } from '../../lib/words.ts';
import { ItemMissing } from '../../shell/loaded/item-missing.tsx';
import { Loaded } from '../../shell/loaded/loaded.tsx';
import { shownData } from '../../shell/loaded/shown-data.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSearchParams } from '../../shell/router/search-params.ts';

export default function MessagePage() {
  const say = useWords(messageWords);
  const sayHere = useWords(messageDetailWords);
  const id = useSearchParams().get('id') ?? '';
  const language = useLanguage();
  const listed = useListedMessage(id, language);
  const message = useQuery(messageQueries.one(id, language, { quiet: listed !== undefined }));
  // The text of the list is all of it: whoever leaves before the answer comes has read it too.
  useReadOnceOpened((shownData(message) ?? listed)?.message);
  const list = { text: sayHere.openMessages, path: messagesPath };
  return (
    <Page title={say.message}>
      <Loaded
        from={message}
        missing={<ItemMissing title={sayHere.missing} text={sayHere.missingText} list={list} />}
        meanwhile={listed && <MessageDetails {...listed} />}
      >
        {(found) => <MessageDetails {...found} />}
      </Loaded>
    </Page>
  );
}
