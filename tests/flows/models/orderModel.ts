import { success } from '@dukacita/flows';
import { constantData } from './constantData.ts';
import type { Fixtures } from './fixtures.ts';
import { callLabels, keyReused, placementRejectedWith, reloadLabel } from './outcomes.ts';

/** Returns the input of a new order of either kind. */
export function newOrderOf({ person, session }: Fixtures) {
  return {
    person,
    buyer: session.user,
    key: 'key-0001',
    keySupport: 'unknown',
    draft: null,
  } as const;
}

/** The outcomes of a placement that both kinds of order share. */
export const sharedPlacements = { keyReused, rejected: placementRejectedWith('validationFailed') };

/** The outcomes of the payment, which has its own model. */
export const paymentOutcomes = { again: success({ key: 'key-0002' }) };

const neverFails = 'The actor `payment` never fails; it ends only when the buyer orders again.';

/** What no path reaches, because the payment never fails. */
export const paymentNeverFails = { 'transition paying error(payment)': neverFails };

/** What the payment is always given alike, because no start of an order resumes a payment. */
export const newPaymentsOnly = constantData('A resumed payment has its own model.', [
  'payment: resumeAt',
  'payment: invoice',
]);

/**
 * Returns the mutants that make no difference because the payment never fails.
 * @param otherState the state to which the mutant leads
 */
export function paymentEquivalents(otherState: string): Record<string, string> {
  return {
    'deleted: paying error(payment)': neverFails,
    [`retargeted: paying error(payment) → ${otherState}`]: neverFails,
    'action dropped: paying error(payment) setError': neverFails,
  };
}

/** The labels of the reload of the page. */
export const restartLabels = { reload: reloadLabel };

/**
 * Returns the labels of the outcomes that both kinds of order share.
 * @param logo what the upload field calls the file
 */
export function orderActorLabels(logo: string): Record<string, string> {
  return {
    'uploadLogo uploaded': `Server menerima ${logo}`,
    'uploadLogo rejected': `Server menolak ${logo} yang tidak dapat dibaca`,
    ...callLabels('uploadLogo', `Unggahan ${logo}`),
    'placement placed': 'Server membuat pesanan',
    'placement keyReused': 'Server menolak: pesanan sudah dibuat dengan isi yang berbeda',
    'placement rejected': 'Server menolak: pesanan tidak sah',
    'payment again':
      'Tunggu sampai batas waktu lewat; pada halaman Konfirmasi pembayaran, tekan "Pesan lagi"',
  };
}
