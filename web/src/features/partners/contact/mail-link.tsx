import type { ComponentProps, MouseEvent } from 'react';
import { useWords } from '../../../lib/words.ts';
import { isWeChat } from '../../../lib/wechat.ts';
import { mailLink } from './contact-links.ts';
import { contactWords } from './contact.words.ts';
import { useCopying } from '../../../shell/copying/use-copying.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { email: string };

/** Opens an email; WeChat cannot, so there the address is copied instead. */
export function MailLink({ email, children, ...rest }: Props) {
  const say = useWords(contactWords);
  const copy = useCopying();

  function tap(event: MouseEvent) {
    if (!isWeChat()) return;
    event.preventDefault();
    void copy(email, { copied: say.mailCopied });
  }

  return (
    <a {...rest} href={mailLink(email)} onClick={tap}>
      {children}
    </a>
  );
}
