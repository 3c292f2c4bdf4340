import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSetTexts } from './useSetTexts.ts';

test('all cards listen to the fonts once, and are set again when a font file has loaded', async () => {
  const listen = vi.spyOn(document.fonts, 'addEventListener');
  const renderCard = vi.fn();
  function Card() {
    useSetTexts(null, []);
    renderCard();
    return null;
  }
  await render(
    <>
      <Card />
      <Card />
      <Card />
    </>,
  );
  await expect.poll(() => renderCard.mock.calls).toHaveLength(6);
  expect(listen.mock.calls.filter(([type]) => type === 'loadingdone')).toHaveLength(1);

  document.fonts.dispatchEvent(new Event('loadingdone'));
  await expect.poll(() => renderCard.mock.calls).toHaveLength(9);
});
