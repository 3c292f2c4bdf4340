import { useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTypedText } from './useHydratedValue.ts';

test('a search in the task of the hydration has the text that was typed before', async () => {
  const searched: string[] = [];
  function Search() {
    const [text, setText] = useState('');
    const form = useRef<HTMLFormElement>(null);
    const field = useRef<HTMLInputElement>(null);
    useTypedText(field, setText);
    useLayoutEffect(() => queueMicrotask(() => form.current?.requestSubmit()), []);
    return (
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          searched.push(text);
        }}
      >
        <input ref={field} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </form>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Search />);
  (container.querySelector('input') as HTMLInputElement).value = 'Maria';
  const root = hydrateRoot(container, <Search />);
  await expect.poll(() => searched).toEqual(['Maria']);
  root.unmount();
  container.remove();
});
