import { authMachine } from '../../src/machines/authMachine.ts';
import { paymentMachine, type PaymentInput } from '../../src/machines/paymentMachine.ts';
import type { Session } from '../../src/domain/session.ts';
import { defineModel } from '../../tools/flows/src/defineModel.ts';
import { bare, success } from '../../tools/flows/src/outcomes.ts';
import { flowerModel, greetingModel } from './orderModels.ts';
import { buyer, invoice, offline, order, refusedFor } from './productValues.ts';

const session: Session = { user: buyer, accessToken: 'token', expiresAt: 2000, refreshAt: 1000 };

export const authModel = defineModel(authMachine, {
  events: {
    REQUEST_LOGIN: bare,
    REQUEST_RECOVERY: bare,
    REQUEST_RESET: bare,
    LOGIN_SUCCESS: { '': { session } },
    RECOVERY_SUCCESS: bare,
    RESET_SUCCESS: bare,
    LOGOUT: bare,
    UPDATE: bare,
    LOGIN_ERROR: {
      expired: { error: 'tokenExpired' },
      disabled: { error: 'userDisabled' },
      other: { error: 'networkFailed' },
    },
  },
  actors: {
    restoreSession: { kept: success(session), none: success(null), unreadable: offline },
    signIn: {
      signedIn: success({ type: 'signedIn', session }),
      refused: refusedFor('popupBlocked'),
      offline,
    },
    refreshSession: {
      refreshed: success({
        type: 'refreshed',
        token: { accessToken: 'next', expiresAt: 4000, refreshAt: 3000 },
      }),
      unsupported: success({ type: 'unsupported' }),
      refused: refusedFor('userDisabled'),
      offline,
    },
    waitUntil: { reached: success(undefined), failed: offline },
  },
  context: ({ session: kept }) => kept !== null,
  shown: (context) => context,
  unreachable: { 'arrow (root) *': 'An action that is not known throws; a test of the machine pins it.' },
});

const paymentInput: PaymentInput = {
  order,
  method: 'transfer',
  announcedTotal: 90_000,
  resumeAt: null,
  invoice: null,
};

export const paymentModel = defineModel(paymentMachine, {
  starts: {
    transfer: paymentInput,
    finish: { ...paymentInput, resumeAt: 'finish' },
    confirm: { ...paymentInput, resumeAt: 'confirm' },
    virtualAccount: { ...paymentInput, method: 'virtualAccount' },
    invoice: { ...paymentInput, method: 'virtualAccount', invoice },
    finishInvoice: { ...paymentInput, method: 'virtualAccount', resumeAt: 'finishVirtualAccount', invoice },
    finishWithoutInvoice: { ...paymentInput, method: 'virtualAccount', resumeAt: 'finishVirtualAccount' },
  },
  events: {
    'payment.continue': bare,
    'payment.confirm': bare,
    'invoice.retry': bare,
    'invoice.decline': bare,
    'order.again': { '': { key: 'key-0002' } },
    'address.visit': {
      checkout: { step: 'checkout' },
      finish: { step: 'finish' },
      checkoutVirtualAccount: { step: 'checkoutVirtualAccount' },
      finishVirtualAccount: { step: 'finishVirtualAccount' },
    },
  },
  actors: {
    waitUntil: { passed: success(undefined), failed: offline },
    inquireInvoice: {
      opened: success({ type: 'opened', invoice }),
      refused: refusedFor('virtualAccountUnavailable'),
      expired: refusedFor('orderExpired'),
      offline,
    },
    cancelInvoice: { cancelled: success(undefined), offline },
  },
  context: ({ method, invoice: open, resumeAt }) => ({ method, hasInvoice: open !== null, resumeAt }),
  shown: (context) => context,
});

export const productModels = {
  auth: authModel,
  payment: paymentModel,
  greetingOrder: greetingModel,
  flowerOrder: flowerModel,
};
