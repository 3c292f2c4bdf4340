import '../styles/global.css';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Photo } from './Photo.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

it('keeps the place of the picture before it comes', async () => {
  const screen = await render(
    <div style={{ inlineSize: '300px' }}>
      <Photo src={undefined} alt="Potret" ratio="3 / 2" />
    </div>,
  );
  expect(screen.container.querySelector('div > span')?.getBoundingClientRect().height).toBeCloseTo(
    200,
    0,
  );
});

it('gives its picture a name to travel by', async () => {
  const screen = await render(
    <Photo src={pixel} alt="Potret" ratio="1" transitionName="person-7" />,
  );
  expect(
    screen.container.querySelector('span')?.style.getPropertyValue('view-transition-name'),
  ).toBe('person-7');
});

it('puts the fallback in the place of a picture that cannot be shown, and tries a new address', async () => {
  const failed = vi.fn();
  const screen = await render(
    <Photo
      src="data:image/png;base64,AAAA"
      alt="Potret Hendra"
      ratio="1"
      fallback="H"
      onFailed={failed}
    />,
  );
  await expect.element(screen.getByRole('img', { name: 'Potret Hendra' })).toHaveTextContent('H');
  expect(failed).toHaveBeenCalledTimes(1);
  await screen.rerender(<Photo src={pixel} alt="Potret Hendra" ratio="1" fallback="H" />);
  await expect
    .element(screen.getByRole('img', { name: 'Potret Hendra' }))
    .toHaveAttribute('src', pixel);
});

it('offers its widths to the browser, lazily unless it has priority', async () => {
  const screen = await render(
    <Photo
      src={pixel}
      alt="Papan"
      ratio="1"
      widths={[320, 640]}
      srcAt={(src, width) => `${src}#${width}`}
      sizes="50vw"
      priority
    />,
  );
  const image = screen.getByRole('img', { name: 'Papan' });
  await expect.element(image).toHaveAttribute('srcset', `${pixel}#320 320w, ${pixel}#640 640w`);
  await expect.element(image).toHaveAttribute('loading', 'eager');
  await screen.rerender(<Photo src={pixel} alt="Papan" ratio="1" />);
  await expect.element(image).toHaveAttribute('loading', 'lazy');
});

it.each([
  ['Hendra Wijaya Kusuma', 'HK'],
  ['Sukarti', 'S'],
  ['  maria   (Oei)  ', 'M'],
  ['Élise Ñuñez', 'ÉÑ'],
  ['', ''],
])('stands in for a missing portrait of "%s" by "%s"', async (name, letters) => {
  const screen = await render(<Avatar name={name} src={undefined} alt="Potret" />);
  expect(screen.getByRole('img', { name: 'Potret' }).element().textContent).toBe(letters);
});
