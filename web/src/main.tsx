import './styles/tokens.css';
import './styles/base.css';
import { createRoot } from 'react-dom/client';
import { App, beginWith } from './app.tsx';
import { startAppearance } from './shell/theme-and-text-size.ts';
import { startInHostLanguage } from './shell/host-app-language.ts';

startAppearance();
startInHostLanguage(window.forumLaunch);

const root = document.getElementById('root');
if (root) void beginWith(window.location.pathname).finally(() => createRoot(root).render(<App />));
