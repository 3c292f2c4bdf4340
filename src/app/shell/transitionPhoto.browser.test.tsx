import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PortraitLink } from '../../ui/portrait-link/PortraitLink.tsx';
import { transitionPhoto } from './transitionPhoto.ts';

test('only the photo of the link that was pressed last travels to the next page', async () => {
  const screen = await render(
    ['person-7', 'person-8'].map((name) => (
      <PortraitLink
        key={name}
        href={`/${name}`}
        photoUrl={null}
        transitionName={name}
        name={name}
      />
    )),
  );
  const travelling = () =>
    [...screen.container.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')]
      .map(({ style }) => style.getPropertyValue('view-transition-name'))
      .filter((name) => name !== 'none');
  const press = (name: string) =>
    transitionPhoto(screen.getByRole('link', { name }).element() as HTMLElement);
  expect(travelling()).toEqual([]);
  press('person-7');
  expect(travelling()).toEqual(['person-7']);
  press('person-8');
  expect(travelling()).toEqual(['person-8']);
});
