import * as v from 'valibot';
import { paymentDraftSchema as paymentSchema } from '../../../src/machines/draftSchemas.ts';
import { toPaymentDraft } from '../../../src/machines/payment/draft.ts';
import { paymentMachine, type PaymentInput } from '../../../src/machines/payment/machine.ts';
import { defineModel, noPayload, success } from '@dukacita/flows';
import { mockFixtures, type Fixtures } from './fixtures.ts';
import { callLabels, failsWith, rejectsWith, reloadLabel, writeErrors } from './outcomes.ts';
import { paymentInvariants, paymentProperties } from './paymentInvariants.ts';
import { jsonRoundTrip } from './jsonRoundTrip.ts';

const neverFails = 'The actor `waitUntil` never fails.';

/**
 * Creates the model of the payment of a greeting, by bank transfer or virtual account.
 * @param reach `machine` also pays for another order; `app` only for the one that the server has
 */
export function createPaymentModel(
  { greetingOrder: order, invoice }: Fixtures = mockFixtures,
  reach: 'machine' | 'app' = 'app',
) {
  const byTransfer: PaymentInput = {
    order,
    method: 'transfer',
    bank: invoice.bank,
    expectedTotal: order.total,
    resumeAt: null,
    invoice: null,
  };
  const byVirtualAccount: PaymentInput = { ...byTransfer, method: 'virtualAccount' };
  const otherOrder: PaymentInput = {
    ...byVirtualAccount,
    order: { ...order, id: 57, expiresAt: '2026-11-24T12:30:00+07:00' },
    bank: 'mandiri',
  };
  const otherInvoice: PaymentInput = { ...otherOrder, invoice: { ...invoice, id: 8 } };
  return defineModel(paymentMachine, {
    starts: {
      transfer: byTransfer,
      virtualAccount: byVirtualAccount,
      invoice: { ...byVirtualAccount, invoice },
      finish: { ...byTransfer, resumeAt: 'finish' },
      finishInvoice: { ...byVirtualAccount, resumeAt: 'finishVirtualAccount', invoice },
      finishWithoutInvoice: { ...byVirtualAccount, resumeAt: 'finishVirtualAccount' },
      confirm: { ...byTransfer, resumeAt: 'confirm' },
      ...(reach === 'machine' && { otherOrder, otherInvoice }),
    },
    events: {
      'payment.continue': noPayload,
      'payment.confirm': noPayload,
      'invoice.retry': noPayload,
      'payment.switchToTransfer': noPayload,
      'order.placeAgain': { '': { key: 'key-0002' } },
      'address.visit': {
        checkout: { step: 'checkout' },
        finish: { step: 'finish' },
        checkoutVirtualAccount: { step: 'checkoutVirtualAccount' },
        finishVirtualAccount: { step: 'finishVirtualAccount' },
      },
    },
    actors: {
      waitUntil: { passed: success(undefined) },
      inquireInvoice: {
        opened: success({ type: 'opened', invoice }),
        rejected: rejectsWith('virtualAccountUnavailable'),
        expired: rejectsWith('orderExpired'),
        ...writeErrors,
      },
      cancelInvoice: {
        cancelled: success(undefined),
        rejected: failsWith('orderNotPayable'),
        ...writeErrors,
      },
    },
    restarts: {
      reload: (snapshot) => {
        if (snapshot.matches('expired')) return undefined;
        const draft = v.parse(paymentSchema, jsonRoundTrip(toPaymentDraft(snapshot)));
        return {
          ...byTransfer,
          order: snapshot.context.order,
          bank: snapshot.context.bank,
          method: draft.method,
          resumeAt: draft.step,
          invoice: draft.invoice,
        };
      },
    },
    context: ({ method, invoice: current, resumeAt, error }) => ({
      method,
      hasFailed: error !== null,
      hasInvoice: current !== null,
      resumeAt,
    }),
    shown: (context) => context,
    invariants: paymentInvariants,
    properties: paymentProperties,
    unreachable: {
      'restart reload: expired':
        'After a reload, an expired order opens its checkout and expires at once; payment.expired.browser.test.ts covers this.',
    },
    equivalent: {
      'deleted: open error(deadline)': neverFails,
    },
    labels: {
      restarts: { reload: reloadLabel },
      starts: {
        transfer: 'Pesanan ucapan baru dibuat; cara pembayaran: Transfer bank / PayPal',
        virtualAccount: 'Pesanan ucapan baru dibuat; cara pembayaran: Virtual Account',
        invoice: 'Pesanan dengan virtual account dibuka kembali; nomornya sudah ada',
        finish: 'Pesanan dengan transfer dibuka kembali di halaman Pembayaran',
        finishInvoice: 'Pesanan dengan virtual account dibuka kembali di halaman Pembayaran',
        finishWithoutInvoice:
          'Pesanan dengan virtual account dibuka kembali di halaman Pembayaran tanpa nomor',
        confirm: 'Pesanan dibuka kembali di halaman Konfirmasi pembayaran',
        otherOrder: 'Pesanan ucapan lain baru dibuat; cara pembayaran: Virtual Account',
        otherInvoice: 'Pesanan lain dibuka kembali; nomor virtual account-nya sudah ada',
      },
      states: {
        'open.byTransfer.reviewing':
          'Ringkasan pesanan (checkout) dengan nomor pesanan, diskon, dan total',
        'open.byTransfer.paying': 'Pembayaran: batas waktu, rekening bank, dan alamat PayPal',
        'open.byVirtualAccount.inquiring': 'Ringkasan: nomor virtual account sedang diminta',
        'open.byVirtualAccount.failed':
          'Ringkasan: "Nomor virtual account … belum tersedia" dan alasannya',
        'open.byVirtualAccount.reviewing': 'Ringkasan pesanan dengan nomor virtual account',
        'open.byVirtualAccount.paying':
          'Pembayaran: nomor virtual account, jumlah, dan cara membayar',
        'open.byVirtualAccount.cancelling': 'Ringkasan: virtual account sedang dibatalkan',
        confirming: 'Konfirmasi pembayaran dengan "Konfirmasi WA"',
        expired: 'Batas waktu sudah lewat',
        again: 'Pesanan dimulai lagi dengan isi yang sama',
      },
      events: {
        'payment.continue': 'Tekan "Lanjut ke pembayaran"',
        'payment.confirm':
          'Tekan "Konfirmasi pembayaran" (atau "Saya sudah membayar" bila batas waktu sudah lewat)',
        'invoice.retry': 'Tekan "Coba lagi"',
        'payment.switchToTransfer': 'Tekan "Bayar dengan transfer bank atau PayPal"',
        'order.placeAgain':
          'Tekan "Pesan lagi" (pada halaman Konfirmasi pembayaran setelah batas waktu lewat)',
        'address.visit checkout': 'Kembali ke halaman Pesanan dengan tombol kembali atau maju',
        'address.visit finish': 'Buka halaman Pembayaran dengan tombol kembali atau maju',
        'address.visit checkoutVirtualAccount':
          'Kembali ke halaman Pesanan virtual account dengan tombol kembali atau maju',
        'address.visit finishVirtualAccount':
          'Buka halaman Pembayaran virtual account dengan tombol kembali atau maju',
      },
      actors: {
        'waitUntil passed': 'Tunggu sampai batas waktu pembayaran lewat',
        'inquireInvoice opened': 'Server menjawab dengan nomor virtual account',
        'inquireInvoice rejected': 'Server menolak: virtual account belum dapat dibuat',
        'inquireInvoice expired': 'Server menolak: batas waktu pesanan sudah lewat',
        ...callLabels('inquireInvoice', 'Permintaan nomor'),
        'cancelInvoice cancelled': 'Server menjawab: virtual account dibatalkan',
        'cancelInvoice rejected': 'Server menolak pembatalan',
        ...callLabels('cancelInvoice', 'Pembatalan'),
      },
    },
  });
}
