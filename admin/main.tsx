import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LANGUAGE_TAGS } from '#contract/languages.ts';
import { App } from './App.tsx';
import './fonts/fonts.css';
import { urlAtEntrance } from './providers/urlAtEntrance.ts';
import { ROLE_KEY } from './providers/session.ts';
import { language } from './words/language.ts';

document.documentElement.lang = LANGUAGE_TAGS[language];
const atDoor = urlAtEntrance(window.location, localStorage.getItem(ROLE_KEY));
if (atDoor) window.location.replace(atDoor);
else {
  createRoot(document.getElementById('console')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
