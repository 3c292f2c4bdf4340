import type { Model } from '../../tools/flows/src/modelTypes.ts';
import { checkoutWizard } from './machines/checkoutWizard.ts';
import { creditCheck } from './machines/creditCheck.ts';
import { mediaPlayer } from './machines/mediaPlayer.ts';
import { survey } from './machines/survey.ts';
import { trafficLight } from './machines/trafficLight.ts';
import { warehouse } from './machines/warehouse.ts';
import { productModels } from './productModels.ts';

/** All machines that are measured, by name. */
export const benchModels: Readonly<Record<string, Model>> = {
  ...productModels,
  trafficLight,
  mediaPlayer,
  checkout: checkoutWizard,
  credit: creditCheck,
  survey,
  warehouse,
};
