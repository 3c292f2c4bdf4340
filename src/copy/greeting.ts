import type { CardField } from '@dukacita/shared/textArea';
import type { GreetingCategoryId, NoteChoice } from '../domain/greeting.ts';
import type { Faith } from '../domain/faith.ts';

const faithCopy: Readonly<Record<Faith, string>> = {
  islam: 'Islam',
  kristen: 'Kristen',
  katolik: 'Katolik',
  hindu: 'Hindu',
  buddha: 'Buddha',
  khonghucu: 'Khonghucu',
};

/** Returns a sentence with a capital letter. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the gender that a listing tells, which contradicts a note. */
function listedGender(choice: NoteChoice): string {
  return choice === 'father' ? 'perempuan' : 'laki-laki';
}

export const greetingCopy = {
  /** The short name of each page in the progress, and its heading. */
  steps: {
    compose: { name: 'Ucapan', heading: 'Kirim ucapan' },
    template: { name: 'Template', heading: 'Pilih template' },
    package: { name: 'Paket', heading: 'My Order Ucapan' },
  },

  retry: 'Coba lagi',
  retrying: 'Mencoba lagi…',
  kept: 'Yang sudah Anda isi tetap tersimpan.',
  optional: '(opsional)',
  required: '(wajib)',

  composeContinue: 'Pilih template',

  note: 'Catatan',
  noteHint: 'Baris di bawah nama. Boleh tanpa catatan.',
  noteChoices: {
    none: 'Tanpa catatan',
    father: 'Ayahanda dari',
    mother: 'Ibunda dari',
    own: 'Lainnya (diisi sendiri)',
  } satisfies Record<NoteChoice, string>,
  noteText: {
    father: 'Ayahanda dari',
    mother: 'Ibunda dari',
    own: 'Isi catatan',
  } satisfies Record<Exclude<NoteChoice, 'none'>, string>,
  noteTextHint: {
    father: 'Contoh: Bapak Budi Santoso',
    mother: 'Contoh: Bapak Budi Santoso',
    own: 'Tertulis di kartu seperti yang Anda ketik.',
  } satisfies Record<Exclude<NoteChoice, 'none'>, string>,
  onCard: 'Tertulis di kartu',
  designLater: 'desain dipilih di langkah 2',
  /** The line below "Turut Berdukacita" on the cards. */
  headline: 'atas berpulangnya',
  faithOnCard: 'Kalimat pembuka sesuai agama',
  quoteOnCard: 'Pesan Anda',

  category: 'Kategori',
  changeCategory: 'Ganti kategori',
  categoryText: {
    3: 'Pantas untuk siapa saja',
    1: 'Bergambar rangkaian bunga',
    2: 'Dengan lambang agama',
    5: 'Kata-kata Anda, diisi di langkah berikutnya',
    4: 'Gambar Anda, diunggah di langkah berikutnya',
  } satisfies Record<GreetingCategoryId, string>,

  pricesLater: 'Harga paket dapat Anda lihat di langkah 3, sebelum pesanan dibuat.',

  quotes: { header: 'Judul', message: 'Pesan', footer: 'Penutup' },
  quotesHint: {
    header: 'Di bagian atas kartu.',
    message: 'Kata-kata penghormatan atau penghiburan dari Anda.',
    footer: 'Di bagian bawah kartu, misalnya nama Anda.',
  },

  logo: 'Logo atau gambar',
  logoPlace: 'Logo Anda',
  logoHint: 'PNG, JPEG, WebP, hingga 5 MB.',
  logoLabels: {
    choose: 'Pilih gambar',
    replace: 'Ganti gambar',
    remove: 'Hapus gambar',
    cancel: 'Batalkan unggahan',
    retry: 'Coba lagi',
    progress: (percent: number | undefined) =>
      percent === undefined ? 'Mengunggah…' : `Mengunggah, ${percent} %`,
    done: 'Gambar sudah terunggah.',
  },

  words: 'Ubah tulisan',
  /** The heading of the page while the words are written. */
  wordsTitle: 'Tulisan kartu',
  wordsDone: 'Selesai',
  change: 'Ubah',
  from: (sender: string) => `Dari ${sender}`,
  gallery: 'Pilihan template',
  logoWait: 'Menunggu gambar selesai diunggah.',
  templateTitle: (number: number) => `Template ${number}`,
  loadingTemplates: 'Memuat template…',
  templatesFailed: 'Template belum dapat ditampilkan',
  templateGone: (title: string, chosen: string | null) =>
    `Template “${title}” sudah tidak tersedia. ${chosen === null ? 'Silakan pilih template lain.' : `Kami memilihkan “${chosen}”; Anda dapat menggantinya.`}`,
  templatesEmpty: 'Belum ada template untuk kategori ini. Silakan pilih kategori yang lain.',
  faithEmptyTitle: (faith: string) => `Belum ada kartu ${faith}`,
  faithEmpty: 'Pakai kartu General, tanpa lambang agama, atau pilih agama lain.',
  faith: 'Agama',
  faithQuestion: 'Pilih agama keluarga',
  faithHint: (personName: string, faith: Faith | null) =>
    `Untuk kartu ${personName}${faith === null ? '\nInfo duka tidak menyebut agama.' : ''}`,
  faiths: faithCopy,
  faithOfFamily: 'Menurut info duka',
  faithOthers: 'Agama lain',
  faithWithoutCards: 'Belum ada kartu',
  faithUnsure: 'Belum yakin? Tanpa lambang agama.',
  faithNone: 'Pakai kartu General',
  faithToGeneral: 'Kategori menjadi General, tanpa lambang agama.',
  faithOr: 'Sudah tahu agamanya?',
  showPreview: 'Periksa kartu',

  relationTitle: 'Periksa kembali hubungan keluarga',
  relationChange: (prefix: string) => `Ganti ke “${prefix}”`,
  relationKeep: (prefix: string) => `Tetap “${prefix}”`,
  relationText: (choice: NoteChoice, prefix: string, personName: string) =>
    `Menurut info duka, ${personName} seorang ${listedGender(choice)}, sedangkan catatan Anda dimulai dengan “${prefix}”.`,
  relationDoubt: (choice: NoteChoice, personName: string) =>
    `Menurut info duka, ${personName} seorang ${listedGender(choice)}.`,

  /** Says of which category the estimate is. */
  estimateIn: (category: string) => `${category} · Perkiraan tampilan`,
  estimateTooLong: 'Tulisan merah belum muat',
  sample: 'Contoh',
  sampleOf: (title: string) => `Contoh kartu ${title}`,
  estimateOf: (personName: string) => `Perkiraan kartu untuk ${personName}`,
  overflowMark: 'Belum muat',
  /** The texts of a card, as they are named within a sentence. */
  cardFields: {
    headline: 'judul',
    personName: 'nama almarhum/almarhumah',
    message: 'catatan',
    subMessage: 'tulisan kecil',
    sender: 'nama pengirim',
    header: 'judul',
    footer: 'penutup',
  } satisfies Record<CardField, string>,
  /** The name of the message on a card with a quote. */
  quote: 'pesan',
  overflow: (texts: readonly string[]) =>
    sentence(`${texts.join(' dan ')} belum muat di template ini.`),
  tooLong: (text: string, surplus: number, isNowhere: boolean) =>
    sentence(
      `${text} terlalu panjang. Kurangi kira-kira ${surplus} karakter${isNowhere ? '' : ', atau pilih template lain'}.`,
    ),
  tooManyLines: (text: string, lines: number, room: number, isNowhere: boolean) =>
    sentence(
      `${text} terdiri dari ${lines} baris, sedangkan kartu ini memuat ${room}. Gabungkan atau hapus ${lines - room} baris${isNowhere ? '' : ', atau pilih template lain'}.`,
    ),
  /** The server rejected a text that this device finds printable. */
  unsupportedIn: (text: string) =>
    `Ada karakter di ${text}, misalnya emoji, yang tidak dapat dicetak pada kartu. Ganti, lalu coba lagi.`,
  /** Nothing of the name can be printed; the name is not the buyer's. */
  nameUnsupported:
    'Nama almarhum/almarhumah belum dapat dicetak pada kartu. Hubungi layanan pelanggan agar kami bantu.',
  tooLongIn: (text: string) =>
    sentence(`${text} terlalu panjang untuk kartu ini. Persingkat, lalu coba lagi.`),

  previewTitle: 'Periksa kartu',
  drawing: 'Menyiapkan kartu…',
  previewFailed: 'Kartu belum dapat disiapkan',
  previewCheck: 'Periksa ejaan nama dan tulisan sebelum melanjutkan.',
  previewAccept: 'Lanjut',
  previewCancel: 'Batal',
  zoomIn: 'Perbesar kartu',
  zoomOut: 'Perkecil kartu',
  previewRecovery: { words: 'Ubah tulisan', template: 'Pilih template lain', logo: 'Ganti gambar' },
  cardOf: (personName: string) => `Kartu ucapan untuk ${personName}`,
  pictureFailed: 'Gambar kartu belum dapat ditampilkan.',
  pictureAgain: 'Muat ulang gambar',

  packages: 'Harga Paket',
  packageGone: 'Tidak tersedia lagi.',
  basic: 'BASIC',
  /** What a package is after the departure. */
  packageForFamily: 'Sampai kepada keluarga dan masuk album.',
  loadingPackages: 'Memuat harga paket…',
  packagesFailed: 'Harga paket belum dapat ditampilkan',
  packageMissing: 'Pilih paket dahulu.',
  packagesNoneTitle: 'Belum ada paket ucapan',
  packagesNone:
    'Rumah duka ini belum menyediakan paketnya. Hubungi\u00a0kami agar dapat kami bantu. Kartu Anda tetap tersimpan.',
  method: 'Cara pembayaran',
  transfer: 'Transfer bank / PayPal',
  transferText: 'Kirim buktinya lewat WhatsApp.',
  virtualAccount: 'Virtual Account',
  bank: 'Pilih bank',
  virtualAccountText: 'Pembayaran tercatat otomatis.',
  total: 'Total',
  place: 'Proses Ucapan',
  agreeAndPlace: 'Setuju dan Proses Ucapan',
  agreeOrChoose: 'Setujui atau pilih paket lain.',
  placing: 'Memproses ucapan…',
  placingText: 'Pesanan Anda sedang dibuat. Mohon tunggu sebentar.',

  packagesWhatsApp: (personName: string) =>
    `Halo, saya ingin mengirim ucapan untuk ${personName}, tetapi belum dapat memesannya. Mohon bantuannya.`,
} as const;
