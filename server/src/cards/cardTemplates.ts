import type { CardTemplate } from './cardTemplate.ts';
import { flowerTemplates } from './flowerTemplates.ts';
import { generalTemplates } from './generalTemplates.ts';
import { logoTemplates } from './logoTemplates.ts';
import { quoteTemplates } from './quoteTemplates.ts';
import { religiousTemplates } from './religiousTemplates.ts';

/** All card templates, ordered by group and id. */
export const cardTemplates: readonly CardTemplate[] = [
  ...generalTemplates,
  ...flowerTemplates,
  ...religiousTemplates,
  ...quoteTemplates,
  ...logoTemplates,
];
