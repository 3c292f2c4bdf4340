import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { toReadState } from './toReadState.ts';

test('a refetch renders only what it changes', async () => {
  const answers = [['Maria'], ['Maria'], ['Maria', 'Yohanes']];
  const rendered: string[] = [];
  const queries = new QueryClient();
  function Names() {
    const state = toReadState(
      useQuery({ queryKey: ['names'], queryFn: () => Promise.resolve(answers.shift() ?? []) }),
    );
    const text = state.type === 'ready' ? state.data.join(', ') : state.type;
    rendered.push(text);
    return text;
  }
  const screen = await render(
    <QueryClientProvider client={queries}>
      <Names />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Maria')).toBeVisible();
  await queries.refetchQueries();
  await queries.refetchQueries();
  await expect.element(screen.getByText('Maria, Yohanes')).toBeVisible();
  expect(rendered).toEqual(['loading', 'Maria', 'Maria, Yohanes']);
});
