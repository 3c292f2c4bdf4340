import axe from 'axe-core';
import { expect } from 'vitest';

/** Asserts that axe finds no violation in an element; defaults to the complete document. */
export async function expectNoAxeViolations(element: Element | Document = document): Promise<void> {
  await waitForTransitions();
  const { violations } = await axe.run(element as HTMLElement, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
    resultTypes: ['violations'],
  });
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.html}`),
  );
  expect(found).toEqual([]);
}

/** Waits for CSS transitions, because axe would measure the contrast of intermediate colours. */
async function waitForTransitions(): Promise<void> {
  const transitions = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
