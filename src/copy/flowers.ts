import type { SizeRank } from '../domain/boardSize.ts';
import type { BoardWidths } from '../domain/florist.ts';

function inMetres(metres: number): string {
  return metres.toLocaleString('id-ID', { maximumFractionDigits: 2 });
}

export const flowersCopy = {
  steps: {
    florists: { name: 'Florist', heading: 'Pilih florist' },
    products: { name: 'Bunga papan', heading: 'Pilih bunga papan' },
    form: { name: 'Tulisan', heading: 'Tulis bunga papan' },
  },

  title: 'Kirim bunga',
  retry: 'Coba lagi',
  kept: 'Yang sudah Anda isi tetap tersimpan.',
  optional: '(opsional)',

  floristsLabel: 'Daftar florist',
  florist: (number: number) => `Florist ${number}`,
  floristOrders: (city: string) => `Menerima pesanan bunga papan di ${city}`,
  floristFrom: (price: string) => `mulai ${price}`,
  floristDelivery: 'termasuk pengiriman',
  floristBoards: (count: number) => `${count} pilihan papan`,
  floristWidths: ({ from, to }: BoardWidths) =>
    `lebar ${from === to ? '' : `${inMetres(from)}–`}${inMetres(to)} m`,
  floristChoose: 'Lihat bunga papan',
  floristChosen: 'Pilihan Anda sebelumnya',
  loadingFlorists: 'Memuat daftar florist…',
  floristsFailed: 'Daftar florist belum dapat ditampilkan',
  floristsNoneTitle: 'Belum ada florist',
  floristsNone:
    'Saat ini belum ada florist yang melayani rumah duka ini. Layanan pelanggan dapat membantu Anda, atau kirim ucapan lebih dahulu.',
  floristGoneTitle: 'Florist pilihan Anda tidak tersedia',
  floristsWhatsApp: (personName: string) =>
    `Halo, saya ingin mengirim bunga papan untuk ${personName}, tetapi belum ada florist yang dapat dipilih.`,

  beforeCutOff: 'Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB; setelahnya mungkin besok.',
  deliveredToday: {
    label: 'Agar dikirim hari ini',
    until: 'Bayar sebelum 17:30 WIB',
  },
  afterCutOff: (day: string) => `Pesanan setelah pukul 17:30 WIB mungkin dikirim besok (${day}).`,

  productsLabel: 'Daftar bunga papan',
  productsOrder: (count: number) => `${count} pilihan, dari harga terendah`,
  floristPhoto: 'Foto florist pilihan Anda',
  productSize: 'Ukuran',
  sizeRanks: {
    smallest: 'Ukuran terkecil',
    middle: 'Ukuran sedang',
    largest: 'Ukuran terbesar',
  } satisfies Record<SizeRank, string>,
  productPrice: 'Harga',
  productChoose: (name: string) => `Pilih ${name}`,
  productChooseThis: 'Pilih papan ini',
  productChosen: 'Pilihan Anda sebelumnya',
  loadingProducts: 'Memuat bunga papan…',
  productsFailed: 'Bunga papan belum dapat ditampilkan',
  productsNoneTitle: 'Belum ada bunga papan',
  productsNone: 'Florist ini belum menawarkan bunga papan. Silakan pilih florist yang lain.',
  otherFlorist: 'Pilih florist lain',
  productGoneTitle: 'Bunga papan pilihan Anda tidak tersedia',
  acceptPrice: 'Lanjutkan dengan harga ini',

  examples: 'Contoh dari florist, dengan tulisan lain',
  galleryLabels: {
    label: 'Foto bunga papan',
    kind: 'korsel',
    slideKind: 'foto',
    slide: (number: number, count: number) => `${number} dari ${count}`,
    pause: 'Jeda',
    play: 'Putar',
    enlarge: 'Perbesar foto',
    title: 'Foto bunga papan',
    zoomIn: 'Perbesar',
    zoomOut: 'Perkecil',
    close: 'Tutup',
  },
  photoOf: (name: string, number: number) => `${name}, foto ${number}`,
  loadingDetail: 'Memuat foto dan keterangan…',
  detailFailed: 'Foto lain belum dapat ditampilkan.',

  message: 'Ucapan',
  messageHint: 'Tertulis besar di papan.',
  messageInCapitals: 'Tertulis di papan dengan huruf kapital.',
  ownMessage: 'Ucapan Anda sendiri',
  messageMissing: 'Tuliskan dahulu ucapan untuk papan bunga.',
  subMessage: 'Tulisan di bawah ucapan',
  subMessageHint: 'Biasanya nama almarhum atau almarhumah.',
  personNotNamed: (name: string) => `Nama ${name} belum tercantum di papan.`,
  shortenForName: 'Singkatkan tulisan di bawah ucapan agar ada tempat untuk namanya.',
  addPersonName: 'Tambahkan nama',
  smallLetters: 'Hurufnya menjadi kecil di papan. Singkatkan tulisannya agar mudah dibaca.',
  tooLong: (used: number, fitting: number) =>
    `Belum muat di papan ini: ${used} karakter, muat sekitar ${fitting}. Singkatkan, atau`,
  anotherBoard: 'pilih papan lain',

  logo: 'Logo',
  logoHint: 'PNG, JPEG, atau WebP.',
  logoLabels: {
    choose: 'Pilih logo',
    replace: 'Ganti logo',
    remove: 'Hapus logo',
    cancel: 'Batalkan unggahan',
    retry: 'Coba lagi',
    progress: (percent: number | undefined) =>
      percent === undefined ? 'Mengunggah…' : `Mengunggah, ${percent} %`,
    done: 'Logo sudah terunggah.',
  },
  withoutLogo: 'Tanpa logo, papan tetap dapat dipesan.',
  logoWait: 'Tunggu sampai logo Anda selesai diunggah.',

  conduct:
    'Tulis dengan baik dan sopan, tanpa hinaan atau kebencian terhadap suku dan agama. Penyedia dapat membatalkan tulisan yang tidak pantas.',

  total: 'Total',
  deliveryIncluded: 'Termasuk pengiriman',
  boardAndSize: (name: string, size: string) => `${name} · ${size}`,
  priceWithDelivery: (price: string) => `${price}, termasuk pengiriman`,
  deliveredTo: (place: string) => `Dikirim ke ${place}`,
  nothingPaidYet: 'Belum ada yang dibayar.',
  review: 'Periksa pesanan',
  reviewTitle: 'Periksa pesanan Anda',
  reviewCheck: 'Periksa ejaannya. Tulisan inilah yang dipasang.',
  reviewCheckBySample: 'Periksa ejaannya.',
  reviewLabels: {
    recipient: 'Untuk',
    product: 'Bunga papan',
    sender: 'Pengirim',
    logo: 'Logo',
    delivery: 'Pengiriman',
    payment: 'Pembayaran',
  },
  deliveryToday: (day: string) =>
    `Hari ini (${day}) bila dibayar sebelum 17:30\u00a0WIB, setelahnya mungkin besok`,
  deliveryTomorrow: (day: string) => `Mungkin besok (${day}), karena sudah lewat 17:30\u00a0WIB`,
  paidLater: 'Transfer bank atau PayPal, setelah pesanan dibuat',
  change: 'Ubah',
  place: 'Buat pesanan',
  placing: 'Memproses…',
  placingText: 'Pesanan Anda sedang dibuat. Mohon tunggu sebentar.',
  customerService: 'Hubungi layanan pelanggan',

  notDeliveredTitle: 'Bunga belum dapat dikirim ke rumah duka ini',
  tooLateTitle: 'Bunga papan tidak sempat terpasang lagi',
  tooLateQuestion: (personName: string) =>
    `Halo, apakah bunga papan untuk ${personName} masih dapat diantar?`,
  notDelivered: (personName: string, isDeparted: boolean) =>
    `Untuk ${personName}, Anda dapat mengirim ucapan. ${isDeparted ? 'Ucapan sampai kepada keluarga dan masuk album.' : 'Ucapan tampil di layar ruang duka dan sampai kepada keluarga.'}`,
  sendGreeting: 'Kirim ucapan',
  backToPerson: 'Kembali ke info duka',
} as const;
