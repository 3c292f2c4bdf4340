import '../styles/global.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './Carousel.tsx';

const labels = {
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
  const screen = await render(<Carousel labels={labels} slides={slides} autoplay={autoplay} />);
  await expect
    .poll(() => screen.container.querySelectorAll('[aria-roledescription="gambar"]'))
    .toHaveLength(3);
  return screen.container;
}

/** Waits until autoplay has started its timer, which it does after the slides are laid out. */
async function waitForTimer() {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
}

/** Waits until autoplay has no timer. */
async function waitForNoTimer() {
  await expect.poll(() => vi.getTimerCount()).toBe(0);
}

/** Returns the number of the visible slide, counted from 1. */
function visibleSlide(container: Element): number {
  const found = [...container.querySelectorAll('[aria-roledescription="gambar"]')].findIndex(
    (slide) => !(slide as HTMLElement).inert,
  );
  return found + 1;
}

function button(container: Element, label: string): HTMLButtonElement {
  const found = container.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`Found no button with the label "${label}".`);
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

it('R14 advances every five seconds and returns from the last slide to the first', async () => {
  const container = await show();
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(visibleSlide(container)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => visibleSlide(container)).toBe(2);
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(3);
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(1);
});

it('R14 pauses while the pointer is over it', async () => {
  const container = await show();
  await waitForTimer();
  const section = container.querySelector('section');
  section?.dispatchEvent(new MouseEvent('mouseenter'));
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  section?.dispatchEvent(new MouseEvent('mouseleave'));
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(2);
});

it('R14 pauses while the focus is inside', async () => {
  const container = await show();
  await waitForTimer();
  button(container, '1 dari 3').focus();
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  button(container, '1 dari 3').blur();
  await waitForTimer();
  await expect
    .poll(() => container.querySelector('[aria-live]')?.getAttribute('aria-live'))
    .toBe('off');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(2);
});

it('R14 pauses while its browser tab is hidden', async () => {
  const container = await show();
  await waitForTimer();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(2);
});

it('stays on its slide after the pause button is pressed', async () => {
  const container = await show();
  await waitForTimer();
  button(container, 'Hentikan').click();
  await expect.poll(() => button(container, 'Lanjutkan').isConnected).toBe(true);
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
});

it('R14 does not advance and has no pause button when motion is reduced', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const container = await show();
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  expect(container.querySelector('button[aria-label="Hentikan"]')).toBeNull();
});

it('moves by dots and by arrow keys, and wraps around at both ends', async () => {
  const container = await show(false);
  button(container, '2 dari 3').click();
  await expect.poll(() => visibleSlide(container)).toBe(2);
  expect(button(container, '2 dari 3').getAttribute('aria-current')).toBe('true');
  button(container, '2 dari 3').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => visibleSlide(container)).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => visibleSlide(container)).toBe(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => visibleSlide(container)).toBe(3);
});

it('moves on a swipe, and passes a press to the slide when the pointer moved less than 40 px', async () => {
  const onPress = vi.fn();
  const screen = await render(
    <Carousel
      labels={labels}
      autoplay={false}
      slides={slides.map((slide) => ({
        ...slide,
        content: (
          <div onClick={onPress} style={{ blockSize: '120px' }}>
            {slide.key}
          </div>
        ),
      }))}
    />,
  );
  const container = screen.container;
  await expect.poll(() => visibleSlide(container)).toBe(1);
  const slide = () =>
    container.querySelector('[aria-roledescription="gambar"]:not([inert]) > div') as HTMLElement;
  swipe(container, -30);
  slide().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(onPress).toHaveBeenCalledTimes(1);
  swipe(container, -200);
  await expect.poll(() => visibleSlide(container)).toBe(2);
  container
    .querySelector('[aria-roledescription="gambar"]')
    ?.firstElementChild?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    );
  expect(onPress).toHaveBeenCalledTimes(1);
});
