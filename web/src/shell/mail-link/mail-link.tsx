import type { ComponentProps, MouseEvent } from 'react';
import { isWeChat } from '../../lib/wechat.ts';
import { useWords } from '../../lib/words.ts';
import { useCopying } from '../copying/use-copying.ts';
import { mailto } from './mailto.ts';
import { mailLinkWords } from './mail-link.words.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { email: string };

/** Opens an email; WeChat cannot, so there the address is copied instead. */
export function MailLink({ email, children, ...rest }: Props) {
  const say = useWords(mailLinkWords);
  const copy = useCopying();

  function tap(event: MouseEvent) {
    if (!isWeChat()) return;
    event.preventDefault();
    void copy(email, { copied: say.mailCopied });
  }

  return (
    <a {...rest} href={mailto(email)} onClick={tap}>
      {children}
    </a>
  );
}
