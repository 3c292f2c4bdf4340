import { picturesPart } from './art/picturesPart.ts';
import { identityPart } from './auth/identityPart.ts';
import { cataloguePart } from './catalogue/cataloguePart.ts';
import type { Part } from './deps.ts';
import { filesPart } from './files/filesPart.ts';
import { flowerOrdersPart } from './flowers/flowerOrdersPart.ts';
import { greetingOrdersPart } from './greetings/greetingOrdersPart.ts';
import { healthPart } from './health/healthPart.ts';
import { notificationsPart } from './notifications/notificationsPart.ts';
import { paymentPart } from './payment/paymentPart.ts';
import { personsPart } from './persons/personsPart.ts';
import { placesPart } from './places/placesPart.ts';
import { uploadsPart } from './uploads/uploadsPart.ts';
import { usersPart } from './users/usersPart.ts';
import { downloadPart } from './web/downloadPart.ts';
import { webPart } from './web/webPart.ts';

/** Every part of the server. Together they serve each operation of the contract exactly once. */
export const parts: readonly Part[] = [
  cataloguePart,
  downloadPart,
  filesPart,
  flowerOrdersPart,
  greetingOrdersPart,
  healthPart,
  identityPart,
  notificationsPart,
  paymentPart,
  personsPart,
  picturesPart,
  placesPart,
  uploadsPart,
  usersPart,
  webPart,
];
