import type { greetingOrderMachine } from '../../../src/machines/greeting-order/machine.ts';
import type { GreetingEntries } from '../expected/greetingEntries.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { mergeParts, type Flow } from '../support/flowPart.ts';
import { greetingPackages } from './greetingPackages.ts';
import { greetingPreview } from './greetingPreview.ts';
import { greetingTemplates } from './greetingTemplates.ts';
import { greetingWords } from './greetingWords.ts';

/** All parts of the greeting order. */
export function greetingFlow({
  logo,
}: Pick<Fixtures, 'logo'>): Flow<typeof greetingOrderMachine, GreetingEntries> {
  const templates = greetingTemplates(logo.fileName);
  return {
    events: {
      ...greetingWords.events,
      ...templates.events,
      ...greetingPreview.events,
      ...greetingPackages.events,
    },
    states: {
      ...greetingWords.states,
      ...templates.states,
      ...greetingPreview.states,
      ...greetingPackages.states,
    },
    ...mergeParts<typeof greetingOrderMachine, GreetingEntries>([
      greetingWords,
      templates,
      greetingPreview,
      greetingPackages,
    ]),
  };
}
