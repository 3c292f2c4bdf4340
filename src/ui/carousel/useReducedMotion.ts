import { useSyncExternalStore } from 'react';

const question = '(prefers-reduced-motion: reduce)';

/** Whether the person asked for stillness, by the device or by `data-motion` on the root element. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

function subscribe(changed: () => void): () => void {
  const media = matchMedia(question);
  media.addEventListener('change', changed);
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    media.removeEventListener('change', changed);
    observer.disconnect();
  };
}

function read(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  return chosen === undefined ? matchMedia(question).matches : chosen === 'reduced';
}
