import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import './fonts/fonts.css';
import { urlAtEntrance } from './providers/urlAtEntrance.ts';
import { ROLE_KEY } from './providers/session.ts';

const atDoor = urlAtEntrance(window.location, localStorage.getItem(ROLE_KEY));
if (atDoor) window.location.replace(atDoor);
else {
  createRoot(document.getElementById('console')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
