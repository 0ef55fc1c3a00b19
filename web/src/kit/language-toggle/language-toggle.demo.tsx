import type { Demos } from '../demos.ts';
import { LanguageToggle } from './language-toggle.tsx';

const nothing = () => undefined;

export const demos: Demos = {
  english: () => <LanguageToggle current="en" label="切换到中文" onToggle={nothing} />,
  chinese: () => <LanguageToggle current="zh" label="Switch to English" onToggle={nothing} />,
};
