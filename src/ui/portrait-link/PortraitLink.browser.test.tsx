import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PortraitLink } from './PortraitLink.tsx';

test('PortraitLink is one link, whose photo is marked for the transition', async () => {
  const { container, getByRole } = await render(
    <PortraitLink
      href="#maria"
      photoUrl={null}
      transitionName="person-7"
      name={<h2>Maria Wijaya</h2>}
    >
      Rumah Duka Melati
    </PortraitLink>,
  );
  await expect
    .element(getByRole('link', { name: 'Maria Wijaya Rumah Duka Melati' }))
    .toHaveAttribute('href', '#maria');
  await expect.element(getByRole('heading', { name: 'Maria Wijaya' })).toBeVisible();
  expect(container.querySelectorAll('a [data-transition-name="person-7"]')).toHaveLength(1);
});
