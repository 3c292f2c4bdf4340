import type { AppErrorCode } from '../../domain/appError.ts';
import type { components } from '@dukacita/shared/api';

/** An error code of the contract. */
export type ServerErrorCode = components['schemas']['ErrorCode'];

/** Returns the app's code for an error code of the upstream; undefined for an unknown one. */
export function toAppErrorCode(serverCode: string): AppErrorCode | undefined {
  return Object.hasOwn(appErrorCodes, serverCode)
    ? appErrorCodes[serverCode as ServerErrorCode]
    : undefined;
}

const appErrorCodes: Readonly<Record<ServerErrorCode, AppErrorCode>> = {
  validation_failed: 'validationFailed',
  api_key_invalid: 'forbidden',
  unauthenticated: 'unauthenticated',
  token_expired: 'tokenExpired',
  forbidden: 'forbidden',
  not_found: 'notFound',
  method_not_allowed: 'notFound',
  payload_too_large: 'payloadTooLarge',
  unsupported_media_type: 'unsupportedMedia',
  rate_limited: 'rateLimited',
  idempotency_key_reused: 'idempotencyKeyReused',
  order_in_progress: 'orderInProgress',
  card_text_unsupported: 'cardTextUnsupported',
  card_text_too_long: 'cardTextTooLong',
  template_unavailable: 'templateUnavailable',
  preview_unknown: 'previewUnknown',
  preview_busy: 'rateLimited',
  upload_limit_reached: 'uploadLimitReached',
  logo_invalid: 'logoInvalid',
  person_unavailable: 'personUnavailable',
  package_unavailable: 'packageUnavailable',
  florist_unavailable: 'floristUnavailable',
  product_unavailable: 'productUnavailable',
  flowers_not_delivered: 'flowersNotDelivered',
  board_too_late: 'boardTooLate',
  departure_over: 'departureOver',
  order_expired: 'orderExpired',
  order_not_payable: 'orderNotPayable',
  order_changed: 'orderChanged',
  order_event_not_possible: 'orderEventNotPossible',
  payment_recorded: 'orderEventNotPossible',
  proof_invalid: 'proofInvalid',
  role_unknown: 'validationFailed',
  user_unknown: 'validationFailed',
  sign_in_required: 'signInRequired',
  account_in_use: 'accountInUse',
  virtual_account_unavailable: 'virtualAccountUnavailable',
  signin_state_invalid: 'signInStateInvalid',
  signin_refused: 'signInRefused',
  user_disabled: 'userDisabled',
  bot_check_failed: 'botCheckFailed',
  service_unavailable: 'serverFailed',
  internal: 'serverFailed',
};
