import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ignoreSecondTaps } from './ignoreSecondTaps.ts';

beforeAll(() => ignoreSecondTaps(window));

let now = 0;

/** A page whose button is replaced by that of the next page, and one that is always there. */
async function open() {
  const pressed: string[] = [];
  function Page() {
    const [step, setStep] = useState(1);
    const press = (name: string) => () => {
      pressed.push(name);
      setStep(step + 1);
    };
    return (
      <>
        <button key={step} onClick={press(`Langkah ${step}`)}>
          {`Langkah ${step}`}
        </button>
        <button onClick={() => pressed.push('Bantuan')}>Bantuan</button>
      </>
    );
  }
  const screen = await render(<Page />);
  now += 10_000;
  const tap = async (
    name: string,
    { after = 0, moved = 0, pointerType = 'touch', detail = 1 } = {},
  ) => {
    now += after;
    const button = screen.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    const place = { clientX: 100 + moved, clientY: 600 };
    const click = new PointerEvent('click', {
      bubbles: true,
      cancelable: true,
      pointerType,
      detail,
      ...place,
    });
    Object.defineProperty(click, 'timeStamp', { value: now });
    button.element().dispatchEvent(click);
  };
  return { pressed, tap };
}

test('R385 ignores the second tap of a double tap whose first one led to another button', async () => {
  const { pressed, tap } = await open();
  await tap('Langkah 1');
  await tap('Langkah 2', { after: 350 });
  expect(pressed).toEqual(['Langkah 1']);
  await tap('Langkah 2', { after: 150 });
  expect(pressed).toEqual(['Langkah 1', 'Langkah 2']);
});

test.each([
  ['that is a press of its own', { after: 450 }],
  ['at another place', { after: 100, moved: 40 }],
])('R385 answers a tap %s as soon as the button is there', async (_, second) => {
  const { pressed, tap } = await open();
  await tap('Langkah 1');
  await tap('Langkah 2', second);
  expect(pressed).toEqual(['Langkah 1', 'Langkah 2']);
});

test('R385 ignores the second click of a double click, and no other click of a mouse', async () => {
  const { pressed, tap } = await open();
  await tap('Langkah 1', { pointerType: 'mouse' });
  await tap('Langkah 2', { pointerType: 'mouse', after: 100, detail: 2 });
  expect(pressed).toEqual(['Langkah 1']);
  await tap('Langkah 2', { pointerType: 'mouse', after: 100 });
  await tap('Langkah 3', { pointerType: 'mouse', after: 100 });
  expect(pressed).toEqual(['Langkah 1', 'Langkah 2', 'Langkah 3']);
});

test('R385 answers both taps on one button', async () => {
  const { pressed, tap } = await open();
  await tap('Bantuan');
  await tap('Bantuan', { after: 100 });
  expect(pressed).toEqual(['Bantuan', 'Bantuan']);
});

test('R385 answers keys, however fast, and the click that a label sends to its control', async () => {
  const changed = vi.fn();
  const screen = await render(
    <label>
      Setuju <input type="checkbox" onChange={changed} />
    </label>,
  );
  const box = screen.getByRole('checkbox').element();
  (box.parentElement as HTMLElement).click();
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(changed).toHaveBeenCalledTimes(2);
});
