import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAfterPaint } from './afterPaint.ts';

function Late() {
  const [value, setValue] = useState('before');
  return <button onClick={() => setValue('after')}>{`${value} ${useAfterPaint(value)}`}</button>;
}

test('R400 returns a value after the frame of its change', async () => {
  const screen = await render(<Late />);
  const button = screen.getByRole('button');
  expect(button.element().textContent).toBe('before before');
  const texts: (string | null)[] = [];
  button
    .element()
    .addEventListener('click', () =>
      requestAnimationFrame(() => texts.push(button.element().textContent)),
    );
  await button.click();
  await expect.element(button).toHaveTextContent('after after');
  expect(texts).toEqual(['after before']);
});

test('returns the initial value first', async () => {
  const returned: string[] = [];
  function LateFromInitial() {
    const value = useAfterPaint('wanted', 'initial');
    returned.push(value);
    return value;
  }
  const screen = await render(<LateFromInitial />);
  await expect.element(screen.getByText('wanted')).toBeVisible();
  expect(returned[0]).toBe('initial');
});
