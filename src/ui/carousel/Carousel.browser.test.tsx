import '../styles/global.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './Carousel.tsx';

const words = {
  label: 'Iklan',
  kind: 'korsel',
  slideKind: 'gambar',
  slide: (number: number, count: number) => `${number} dari ${count}`,
  pause: 'Hentikan',
  play: 'Lanjutkan',
};

const slides = ['Satu', 'Dua', 'Tiga'].map((name) => ({
  key: name,
  content: <div style={{ blockSize: '120px' }}>{name}</div>,
}));

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'full';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

async function show(autoplay = true) {
  const screen = await render(<Carousel labels={words} slides={slides} autoplay={autoplay} />);
  await expect
    .poll(() => screen.container.querySelectorAll('[aria-roledescription="gambar"]'))
    .toHaveLength(3);
  return screen.container;
}

/** Until the time to the next slide is running: it begins when the slides have been laid out. */
async function untilCounting() {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
}

/** Until no time to a next slide is running. */
async function untilStill() {
  await expect.poll(() => vi.getTimerCount()).toBe(0);
}

/** Which slide is at the front, counted from 1. */
function front(container: Element): number {
  const found = [...container.querySelectorAll('[aria-roledescription="gambar"]')].findIndex(
    (slide) => !(slide as HTMLElement).inert,
  );
  return found + 1;
}

function button(container: Element, label: string): HTMLButtonElement {
  const found = container.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`no button "${label}"`);
  return found;
}

function swipe(container: Element, distance: number) {
  const target =
    container.querySelector('[aria-roledescription="gambar"]:not([inert])') ?? container;
  const { left, top } = target.getBoundingClientRect();
  const at = (x: number) => ({
    bubbles: true,
    cancelable: true,
    clientX: left + 260 + x,
    clientY: top + 40,
    button: 0,
  });
  target.dispatchEvent(new MouseEvent('mousedown', at(0)));
  for (let step = 1; step <= 10; step += 1)
    document.dispatchEvent(new MouseEvent('mousemove', at((distance * step) / 10)));
  document.dispatchEvent(new MouseEvent('mouseup', at(distance)));
}

it('R14 goes on every five seconds, and round', async () => {
  const container = await show();
  await untilCounting();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(front(container)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => front(container)).toBe(2);
  await untilCounting();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => front(container)).toBe(3);
  await untilCounting();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => front(container)).toBe(1);
});

it('R14 waits while somebody is over it', async () => {
  const container = await show();
  await untilCounting();
  const section = container.querySelector('section');
  section?.dispatchEvent(new MouseEvent('mouseenter'));
  await untilStill();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(front(container)).toBe(1);
  section?.dispatchEvent(new MouseEvent('mouseleave'));
  await untilCounting();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => front(container)).toBe(2);
});

it('R14 waits while the focus is inside', async () => {
  const container = await show();
  await untilCounting();
  button(container, '1 dari 3').focus();
  await untilStill();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(front(container)).toBe(1);
  button(container, '1 dari 3').blur();
  await untilCounting();
  await expect
    .poll(() => container.querySelector('[aria-live]')?.getAttribute('aria-live'))
    .toBe('off');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => front(container)).toBe(2);
});

it('R14 waits while its tab is hidden', async () => {
  const container = await show();
  await untilCounting();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await untilStill();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(front(container)).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await untilCounting();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => front(container)).toBe(2);
});

it('stops for good when paused', async () => {
  const container = await show();
  await untilCounting();
  button(container, 'Hentikan').click();
  await expect.poll(() => button(container, 'Lanjutkan').isConnected).toBe(true);
  await untilStill();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(front(container)).toBe(1);
});

it('R14 never goes on by itself when motion is reduced, and offers no pause', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const container = await show();
  await untilStill();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(front(container)).toBe(1);
  expect(container.querySelector('button[aria-label="Hentikan"]')).toBeNull();
});

it('is led by dots and by arrow keys, round at both ends', async () => {
  const container = await show(false);
  button(container, '2 dari 3').click();
  await expect.poll(() => front(container)).toBe(2);
  expect(button(container, '2 dari 3').getAttribute('aria-current')).toBe('true');
  button(container, '2 dari 3').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => front(container)).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => front(container)).toBe(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => front(container)).toBe(3);
});

it('takes a swipe, and lets a press reach the slide when the finger moved less than 40 px', async () => {
  const pressed = vi.fn();
  const screen = await render(
    <Carousel
      labels={words}
      autoplay={false}
      slides={slides.map((slide) => ({
        ...slide,
        content: (
          <div onClick={pressed} style={{ blockSize: '120px' }}>
            {slide.key}
          </div>
        ),
      }))}
    />,
  );
  const container = screen.container;
  await expect.poll(() => front(container)).toBe(1);
  const slide = () =>
    container.querySelector('[aria-roledescription="gambar"]:not([inert]) > div') as HTMLElement;
  swipe(container, -30);
  slide().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(pressed).toHaveBeenCalledTimes(1);
  swipe(container, -200);
  await expect.poll(() => front(container)).toBe(2);
  container
    .querySelector('[aria-roledescription="gambar"]')
    ?.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
  expect(pressed).toHaveBeenCalledTimes(1);
});
