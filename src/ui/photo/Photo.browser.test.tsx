import '../styles/global.css';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Photo } from './Photo.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

it('Photo reserves the space of the picture before it is loaded', async () => {
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

it('Photo sets the view transition name of the picture', async () => {
  const screen = await render(
    <Photo src={pixel} alt="Potret" ratio="1" transitionName="person-7" />,
  );
  expect(
    screen.container.querySelector('span')?.style.getPropertyValue('view-transition-name'),
  ).toBe('person-7');
});

it('Photo shows the fallback when the picture cannot be loaded, and loads a new src', async () => {
  const onFailed = vi.fn();
  const screen = await render(
    <Photo
      src="data:image/png;base64,AAAA"
      alt="Potret Hendra"
      ratio="1"
      fallback="H"
      onFailed={onFailed}
    />,
  );
  await expect.element(screen.getByRole('img', { name: 'Potret Hendra' })).toHaveTextContent('H');
  expect(onFailed).toHaveBeenCalledTimes(1);
  await screen.rerender(<Photo src={pixel} alt="Potret Hendra" ratio="1" fallback="H" />);
  await expect
    .element(screen.getByRole('img', { name: 'Potret Hendra' }))
    .toHaveAttribute('src', pixel);
});

it('R212 Photo sets srcset, and loads lazily unless it has priority', async () => {
  const screen = await render(
    <Photo
      src={pixel}
      alt="Papan"
      ratio="1"
      widths={[320, 640]}
      srcForWidth={(src, width) => `${src}#${width}`}
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
])('Avatar without a picture shows the initials of "%s" as "%s"', async (name, letters) => {
  const { container } = await render(<Avatar name={name} src={undefined} size={56} />);
  expect(container.textContent).toBe(letters);
});
