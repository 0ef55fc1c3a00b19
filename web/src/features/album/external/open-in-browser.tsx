import '../../../kit/button/button.css';
import './web-view.css';
import { useState } from 'react';
import { isWeChat } from '../../../lib/wechat.ts';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { LinkSheet } from '../../../shell/copying/link-sheet.tsx';
import { webViewWords } from './web-view.words.ts';

type Props = { url: string; prominent?: boolean };

/** Opens the page in a tab of its own; WeChat and the host app open no others, so there the link is copied. */
export function OpenInBrowser({ url, prominent = false }: Props) {
  const say = useWords(webViewWords);
  const { inHostApp } = useAppContext();
  const [sheet, setSheet] = useState(false);
  const className = prominent ? 'button button--primary button--block' : 'web-view__open touch-line';
  if (!inHostApp && !isWeChat())
    return (
      <a className={className} href={url} target="_blank" rel="noopener noreferrer">
        {say.openInBrowser}
      </a>
    );
  return (
    <>
      <button type="button" className={className} onClick={() => setSheet(true)}>
        {say.openInBrowser}
      </button>
      {sheet && <LinkSheet title={say.openInBrowser} text={say.copyLink} link={url} onClose={() => setSheet(false)} />}
    </>
  );
}
