import './language-toggle.css';
import { useState } from 'react';
import { onceWithin } from '../../lib/double-tap.ts';

type Props = { current: 'zh' | 'en'; label: string; onToggle: () => void; inverse?: boolean };

/** The filled half is the current language; a tap switches it. */
export function LanguageToggle({ current, label, onToggle, inverse }: Props) {
  const [once] = useState(() => onceWithin());
  const half = (language: 'zh' | 'en') => (language === current ? 'language-toggle__on' : undefined);
  return (
    <button
      type="button"
      className={inverse ? 'language-toggle touch-line language-toggle--inverse' : 'language-toggle touch-line'}
      onClick={() => once(onToggle)}
    >
      <span>
        <b className={half('zh')} lang="zh">
          中
        </b>
        <b className={half('en')} lang="en">
          EN
        </b>
      </span>
      <span className="unseen"> {label}</span>
    </button>
  );
}
