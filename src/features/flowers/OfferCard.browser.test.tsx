import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { inForcedColors } from '../../ui/testing/inForcedColors.ts';
import { OfferCard } from './OfferCard.tsx';

test('R732 in high contrast, the chosen offer has a border of its own', async () => {
  await inForcedColors(async () => {
    const { getByRole } = await render(
      <>
        <OfferCard isChosen picture={null} pictureMark="Contoh">
          Wijaya Kusuma
        </OfferCard>
        <OfferCard isChosen={false} picture={null} pictureMark="Contoh">
          Puspa Indah
        </OfferCard>
      </>,
    );
    const borderOf = (name: string) =>
      getComputedStyle(getByRole('article').filter({ hasText: name }).element()).borderTopStyle;
    expect([borderOf('Wijaya Kusuma'), borderOf('Puspa Indah')]).toEqual(['double', 'solid']);
  });
});
