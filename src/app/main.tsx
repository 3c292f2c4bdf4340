import '../ui/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readEnvironment } from './environment.ts';
import { preloadPage } from './pages.ts';
import { createServices } from './services.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

preloadPage(window.location.pathname);
const services = createServices(readEnvironment(import.meta.env), window);
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
