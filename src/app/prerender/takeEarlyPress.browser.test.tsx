import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { takeEarlyPress } from './takeEarlyPress.ts';

/** Puts a document with one button in the page, and records presses as its inline script does. */
function openDocument() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<button type="button">Masuk</button>';
  const button = container.querySelector('button')!;
  const press = ({ target }: Event) => {
    earlyPress.button = target as HTMLElement;
  };
  const stop = () => window.removeEventListener('click', press, true);
  const earlyPress: { button: HTMLElement | undefined; stop(): void } = { button: undefined, stop };
  window.addEventListener('click', press, true);

  const onPress = vi.fn();
  const hydrate = () =>
    startTransition(() => {
      const root = hydrateRoot(
        container,
        <button type="button" onClick={onPress}>
          Masuk
        </button>,
      );
      onTestFinished(() => root.unmount());
    });
  onTestFinished(() => {
    stop();
    container.remove();
  });
  return { button, view: { earlyPress }, hydrate, onPress };
}

test('R266 a button that is pressed before hydration is pressed again', () => {
  const { button, view, hydrate, onPress } = openDocument();
  button.click();
  const pressAgain = takeEarlyPress(view);
  hydrate();
  expect(onPress).not.toHaveBeenCalled();
  pressAgain();
  expect(onPress).toHaveBeenCalledOnce();
});

test('R266 a button that is pressed during hydration is pressed once', () => {
  const { button, view, hydrate, onPress } = openDocument();
  const pressAgain = takeEarlyPress(view);
  hydrate();
  button.click();
  pressAgain();
  expect(onPress).toHaveBeenCalledOnce();
});
