import '@luxe/tokens/fonts.css';
import '@luxe/tokens/tokens.css';
import '@luxe/tokens/base.css';
import './readNonce.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DeskApp } from './DeskApp.tsx';
import { applyTheme, storedTheme } from './shell/theme.ts';

applyTheme(storedTheme());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <DeskApp />
    </BrowserRouter>
  </StrictMode>,
);
