import type { Model } from '@dukacita/flows';
import { checkoutWizard } from './machines/checkoutWizard.ts';
import { creditCheck } from './machines/creditCheck.ts';
import { mediaPlayer } from './machines/mediaPlayer.ts';
import { survey } from './machines/survey.ts';
import { trafficLight } from './machines/trafficLight.ts';
import { warehouse } from './machines/warehouse.ts';
import { models } from '../../tests/flows/models/models.ts';

/** The models of all measured machines, by name. */
export const benchModels: Readonly<Record<string, Model>> = {
  ...models,
  trafficLight,
  mediaPlayer,
  checkout: checkoutWizard,
  credit: creditCheck,
  survey,
  warehouse,
};
