import { createMachine } from 'xstate';
import { defineModel, noPayload } from '@dukacita/flows';

const pages = 25;

/** A long questionnaire: 25 pages with four states each, some of which skip to another page. */
export const survey = defineModel(
  createMachine({
    id: 'survey',
    initial: 'page0',
    on: { QUIT: '.page0' },
    states: createPages(),
  } as never),
  {
    events: {
      NEXT: noPayload,
      BACK: noPayload,
      SKIP: noPayload,
      BAD: noPayload,
      GOOD: noPayload,
      HELP: noPayload,
      CLOSE: noPayload,
      QUIT: noPayload,
    },
  },
);

function createPages() {
  const states = Object.fromEntries(
    Array.from({ length: pages }, (_, page) => {
      const next = `#survey.page${(page + 1) % pages}`;
      return [
        `page${page}`,
        {
          initial: 'asking',
          states: {
            asking: {
              on: {
                GOOD: 'answered',
                BAD: 'invalid',
                HELP: 'help',
                ...(page % 4 === 0 ? { SKIP: `#survey.page${(page + 5) % pages}` } : {}),
                ...(page > 0 ? { BACK: `#survey.page${page - 1}.answered` } : {}),
              },
            },
            invalid: { on: { GOOD: 'answered', HELP: 'help' } },
            help: { on: { CLOSE: 'asking' } },
            answered: { on: { NEXT: next, BACK: 'asking' } },
          },
        },
      ];
    }),
  );
  return states;
}
