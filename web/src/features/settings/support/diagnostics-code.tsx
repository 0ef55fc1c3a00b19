import './support.css';
import { diagnosticsCode } from 'contract/diagnostics/diagnostics-code';
import { useEffect, useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { useAppContext } from '../../../shell/app-context.ts';
import { CopyButton } from '../../../shell/copying/copy-button.tsx';
import { supportWords } from './support.words.ts';
import { whatThisBrowserCan } from './what-this-browser-can.ts';

/** Its room is kept while the browser is being looked at. */
export function DiagnosticsCode() {
  const say = useWords(supportWords);
  const { inHostApp } = useAppContext();
  const [code, setCode] = useState('\u00a0');
  useEffect(() => {
    void whatThisBrowserCan({ inHostApp }).then((found) => setCode(diagnosticsCode(found)));
  }, [inHostApp]);
  return (
    <section className="diagnostics-code" aria-label={say.code}>
      <h3>{say.code}</h3>
      <div className="diagnostics-code__box row">
        <output className="grows num" translate="no">
          {code}
        </output>
        <CopyButton text={code} label={say.copyCode} />
      </div>
      <p className="text-sub">{say.codeText}</p>
    </section>
  );
}
