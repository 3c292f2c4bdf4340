import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { inForcedColors } from '../../ui/testing/inForcedColors.ts';
import { Card } from '../../ui/card/Card.tsx';
import styles from './OfferCards.module.css';

test('R732 in high contrast, the chosen offer has a border of its own', async () => {
  await inForcedColors(async () => {
    const { getByText } = await render(
      <>
        <Card as="article" className={styles['card']} data-chosen>
          Wijaya Kusuma
        </Card>
        <Card as="article" className={styles['card']}>
          Puspa Indah
        </Card>
      </>,
    );
    const borderOf = (name: string) => getComputedStyle(getByText(name).element()).borderTopStyle;
    expect([borderOf('Wijaya Kusuma'), borderOf('Puspa Indah')]).toEqual(['double', 'solid']);
  });
});
