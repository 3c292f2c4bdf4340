import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Columns } from './Columns.tsx';

test.each([
  [360, 'below'],
  [1280, 'beside'],
])('at %i px the second column is %s the first', async (width, place) => {
  await page.viewport(width, 740);
  try {
    const { getByText } = await render(<Columns first={<p>Satu</p>} second={<p>Dua</p>} />);
    const first = getByText('Satu').element().getBoundingClientRect();
    const second = getByText('Dua').element().getBoundingClientRect();
    expect(second.top >= first.bottom ? 'below' : 'beside').toBe(place);
  } finally {
    await page.viewport(360, 740);
  }
});
