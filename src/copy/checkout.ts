import type { BankCode } from '../domain/bankCode.ts';
import type { OrderKind } from '../domain/order.ts';
import type { Rupiah } from '../domain/price.ts';

/** The values in the WhatsApp message that confirms a payment to customer service. */
export interface PaymentConfirmationDetails {
  readonly orderNumber: string;
  readonly personName: string;
  /** One or two lines. */
  readonly sender: string;
  /** Formatted, such as `Rp 90.000`. */
  readonly total: string;
}

/** The parts of the time that is left to pay. */
interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export const checkoutCopy = {
  billTitle: 'Ringkasan pesanan',
  mistake: 'Ada yang keliru? Hubungi kami',
  contact: 'Hubungi kami',
  mistakeMessage: (orderNumber: string) => `Halo, ada yang keliru pada pesanan ${orderNumber}.`,
  basic: 'Basic Ucapan',
  discount: 'Diskon Keanggotaan',
  total: 'Total',
  recipientLabel: 'Untuk mengenang',
  forPerson: (personName: string) => `Untuk ${personName}`,
  senderLabel: 'Pengirim',
  card: 'Kartu ucapan',
  wordsLabel: 'Tulisan',
  floristLabel: 'Florist',
  placeLabel: { 0: 'Ditampilkan di', 1: 'Dikirim ke' } satisfies Record<OrderKind, string>,
  departure: 'Pemberangkatan',
  shownTime: 'Waktu tampil',
  shownUntil: 'Setelah dibayar dan ditinjau, sampai pemberangkatan',
  pictureOf: {
    0: (personName: string) => `Kartu untuk ${personName}`,
    1: (personName: string) => `Bunga papan untuk ${personName}`,
  } satisfies Record<OrderKind, (personName: string) => string>,
  howToPay: 'Dengan transfer bank atau PayPal',
  continue: 'Lanjut ke pembayaran',
  priceChangedTitle: 'Harga berubah',
  priceChanged: (before: string, after: string) =>
    `Kami mengubah harganya: sebelumnya total ${before}, sekarang ${after}. Bila tidak setuju, jangan membayar: pesanan batal dengan sendirinya.`,

  virtualAccountNumber: 'Nomor virtual account',
  virtualAccountNote: 'Pembayaran dengan virtual account tercatat atas nomor ini saja.',
  inquiring: (bank: string) => `Meminta nomor virtual account ${bank}…`,
  inquiryFailed: (bank: string) => `Nomor virtual account ${bank} belum tersedia`,
  orderKept: 'Pesanan Anda sudah tercatat dan tidak hilang.',
  retry: 'Coba lagi',
  payByTransfer: 'Bayar dengan transfer bank atau PayPal',
  invoiceEnds:
    'Nomor di atas tidak berlaku lagi bila diganti. Jangan ganti bila Anda sudah membayar.',
  invoiceEndsShort: 'Jangan ganti bila Anda sudah membayar.',
  invoiceEnding: 'Nomor ini sedang dibatalkan. Jangan membayar ke nomor ini.',
  cancelAgain:
    'Nomor di atas mungkin masih berlaku, dan aman dibayar: bila sudah batal, bank menolaknya. Untuk membatalkannya, pilih lagi cara di bawah ini.',
  withVirtualAccount: (bank: string) => `Dengan virtual account ${bank}`,
  noticedByItself: 'Pembayaran tercatat otomatis. Konfirmasi bila belum tercatat setelah 10 menit.',
  cancelling: 'Membatalkan virtual account…',
  cancelFailed: 'Virtual account belum dapat dibatalkan',

  finishHeading: 'Pembayaran',
  payBefore: {
    0: 'Bayar sebelum',
    // A board has two times: this one, and the one by which it is paid to be delivered today.
    1: 'Pesanan berlaku sampai',
  } satisfies Record<OrderKind, string>,
  /** A time in Jakarta. */
  western: (moment: string) => `${moment} WIB`,
  timeLeft: ({ days, hours, minutes, seconds }: TimeLeft) => {
    if (days > 0) return `Sisa ${days} hari${hours > 0 ? ` ${hours} jam` : ''}`;
    if (hours > 0) return `Sisa ${hours} jam${minutes > 0 ? ` ${minutes} menit` : ''}`;
    return minutes > 0 ? `Sisa ${minutes} menit` : `Sisa ${seconds} detik`;
  },
  timeLeftSpoken: ({ days, hours, minutes }: TimeLeft) =>
    `Sisa waktu pembayaran ${days * 24 + hours} jam ${minutes} menit`,
  /** Below the deadline of a transfer, which no bank rejects when it comes too late. */
  paidLate: 'Uang yang datang setelah batas waktu tidak hilang: kami akan menghubungi Anda.',
  /** In the last hour, before it. */
  startNow: 'Masih sempat bila transfernya langsung masuk.',
  /** Advice for a buyer who types the amount; undefined for whole thousands, which nobody rounds. */
  exactAmount: (amount: Rupiah) =>
    amount % 1000 === 0 ? undefined : 'Jangan membulatkan jumlahnya.',
  amountToPay: 'Jumlah yang harus dibayar',
  transferTo: 'Transfer bank',
  referenceLabel: 'Tulis pada berita transfer',
  payPalCurrency:
    'PayPal tidak memakai rupiah. Tanyakan jumlahnya dalam dolar AS kepada layanan pelanggan sebelum membayar.',
  askForDollars: 'Tanyakan jumlah dolar',
  dollarsMessage: (orderNumber: string) =>
    `Halo, saya ingin membayar pesanan ${orderNumber} dengan PayPal. Berapa jumlahnya dalam dolar AS?`,
  payPalRate: (dollars: string, rupiah: string) =>
    `${dollars} setara dengan ${rupiah}. Kursnya ditetapkan saat Anda memesan.`,
  payPalReferenceLabel: 'Tulis pada catatan pembayaran',
  or: 'atau',
  payByPayPal: 'Bayar dengan PayPal',
  payPalAddress: 'Alamat PayPal',
  copy: {
    number: 'Salin nomor rekening',
    reference: 'Salin nomor pesanan',
    address: 'Salin alamat',
    payPalTotal: 'Salin total PayPal',
    payPalReference: 'Salin catatan PayPal',
    total: 'Salin jumlah',
    virtualAccount: 'Salin nomor virtual account',
    virtualAccountMain: 'Salin nomor VA',
  },
  copyShort: 'Salin',
  copied: 'copied to clipboard',
  copyFailed: 'Tidak dapat menyalin. Tekan lama angkanya untuk menyalin.',
  confirm: 'Konfirmasi pembayaran',
  confirmAfter: 'Bayar dahulu, lalu konfirmasi di sini.',

  date: 'Dipesan',
  orderNumber: 'Nomor pesanan',
  paid: 'Sudah membayar?',
  sendProof:
    'Kirim buktinya lewat WhatsApp. Pesanan segera kami proses setelah buktinya kami terima.',
  notPaid: 'Belum membayar?',
  /** Unfolds the amount, and the account or the number. */
  howToPayIt: 'Lihat cara membayar',
  account: (bankName: string, holder: string) => `${bankName}\na.n. ${holder}`,
  confirmByWhatsApp: 'Konfirmasi WA',
  virtualAccountLead:
    'Pembayaran ke virtual account tercatat otomatis, biasanya dalam beberapa menit. Anda tidak perlu mengirim bukti.',
  changesByItself: 'Halaman ini berubah sendiri setelah pembayaran tercatat.',
  confirmAnyway: 'Bila belum tercatat setelah 10 menit',
  more: 'Langkah lain',
  viewOrder: 'Lihat pesanan',
  backToDuka: 'Kembali ke Info Duka',
  customerService: 'Layanan pelanggan',
  aboutRefunds: 'Kapan dan bagaimana',
  orderAgain: 'Pesan lagi',
  whatsApp: ({ orderNumber, personName, sender, total }: PaymentConfirmationDetails) =>
    [
      'Halo, saya ingin mengonfirmasi pembayaran.',
      `Nomor pesanan: ${orderNumber}`,
      `Untuk: ${personName}`,
      `Pengirim: ${sender.replace('\n', ' / ')}`,
      `Total: ${total}`,
    ].join('\n'),

  reason: 'Alasan',
  question: (orderNumber: string) => `Halo, saya ingin bertanya tentang pesanan ${orderNumber}.`,

  expiredHeading: 'Batas waktu sudah lewat',
  /** While only this device says so. */
  seemsOverHeading: 'Batas waktu tampaknya sudah lewat',
  seemsOver: 'Jangan membayar dahulu: halaman ini memastikannya begitu internet tersambung.',
  /** About a proof of payment that was declined. */
  proofDeclined: 'Bukti pembayaran belum dapat kami terima',
  sendAnotherProof: 'Kirim bukti lain di halaman pesanan.',
  expired: (deadline: string) => `Pesanan ini seharusnya dibayar sebelum ${deadline} WIB.`,
  moneyIsKept: 'Uang Anda tidak hilang: kirim buktinya lewat WhatsApp.',
  contentIsKept: 'Isi pesanan Anda masih tersimpan dan dapat dipesan lagi.',
  alreadyPaid: 'Saya sudah membayar',

  banks: { bca: 'BCA', mandiri: 'Mandiri', bni: 'BNI', bri: 'BRI' } satisfies Record<
    BankCode,
    string
  >,
  stepsHeading: (bank: string) => `Cara membayar di ${bank}`,
  bankSteps: {
    bca: [
      'Pilih m-Transfer di BCA mobile, lalu BCA Virtual Account.',
      'Masukkan nomor virtual account di atas.',
      'Periksa jumlahnya, lalu masukkan PIN.',
    ],
    mandiri: [
      'Buka Livin’ by Mandiri, pilih Bayar, lalu Virtual Account.',
      'Masukkan nomor virtual account di atas.',
      'Periksa jumlahnya, lalu masukkan PIN.',
    ],
    bni: [
      'Buka BNI Mobile Banking, pilih Transfer, lalu Virtual Account Billing.',
      'Masukkan nomor virtual account di atas.',
      'Periksa jumlahnya, lalu masukkan kata sandi transaksi.',
    ],
    bri: [
      'Buka BRImo, pilih BRIVA.',
      'Masukkan nomor virtual account di atas.',
      'Periksa jumlahnya, lalu masukkan PIN.',
    ],
  } satisfies Record<BankCode, readonly string[]>,
  stepsElsewhere:
    'Di ATM atau internet banking, pilih menu virtual account dan masukkan nomor yang sama.',
} as const;
