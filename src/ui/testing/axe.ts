import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with what axe finds in an element (the whole page without one): rule, place and how to mend it. */
export async function expectNoAxeViolations(element: Element | Document = document): Promise<void> {
  await colourTransitionsEnded();
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

/** A colour halfway between two is not one that anybody reads. */
async function colourTransitionsEnded(): Promise<void> {
  const transitions = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
