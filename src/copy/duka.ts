import { groupDigits } from '../domain/price.ts';

export const dukaCopy = {
  title: 'Info Duka',
  loadingList: 'Memuat daftar info duka…',
  count: (count: number) => `${groupDigits(count)} info duka`,
  allCities: 'Semua kota',
  otherCity: 'Kota pilihan',
  inAllCities: 'di semua kota',
  inCity: (city: string) => `di ${city}`,
  matching: (text: string) => `untuk “${text}”`,
  listLabel: 'Daftar info duka',
  empty: 'Belum ada info duka yang sesuai dengan pencarian ini.',
  emptyTitle: 'Tidak ditemukan',
  clearSearch: 'Hapus pencarian',
  showAll: 'Tampilkan semua kota',
  listFailed: 'Daftar belum dapat ditampilkan',
  batchSize: 'Tampilkan sekaligus',
  loadingMore: 'Memuat lagi…',
  showMore: 'Tampilkan lebih banyak',
  searchForMore: 'Cari nama atau pilih kota untuk melihat info duka lainnya.',

  age: (age: number) => `Usia ${age}`,
  deathTime: 'Wafat',
  died: (day: string) => `Wafat ${day}`,
  funeralTime: 'Tutup peti',
  burialTime: 'Pemberangkatan',
  departed: 'Sudah diberangkatkan',
  room: 'Ruang',
  unknown: 'Belum ada informasi',
  houseUnknown: 'Rumah duka belum diketahui',
  messages: formatMessages,
  messagesLink: (count: number, name: string) => `${formatMessages(count)} untuk ${name}`,
  viewMessages,
  viewMessagesLink: (count: number, name: string) => `${viewMessages(count)} untuk ${name}`,
  photoOf: (name: string) => `Foto ${name}`,

  detailTitle: 'Detail info duka',
  loadingPerson: 'Memuat info duka…',
  personFailed: 'Info duka belum dapat ditampilkan',
  personGone: 'Info duka ini sudah tidak ditampilkan.',
  personGoneText: 'Info duka lain dapat Anda cari di daftar.',
  backToList: 'Kembali ke Info Duka',
  house: 'Rumah duka',
  burialPlace: 'Tempat pemakaman',
  essentials: 'Acara dan tempat',
  nextEvent: 'Acara berikutnya',
  directions: 'Petunjuk arah',
  addToCalendar: 'Tambahkan ke kalender',
  calendarTitle: (event: string, name: string) => `${event}: ${name}`,
  families: 'Keluarga',
  noFamilies: 'Kami belum mendapatkan informasi dari pihak keluarga',
  events: 'Rangkaian acara',
  eventsAndFamilies: 'Acara dan keluarga',
  noEvents: 'Kami belum mendapatkan informasi Acara dari pihak keluarga',
  sendGreeting: 'Kirim ucapan',
  sendFlowers: 'Kirim bunga',
  notDelivered: 'Bunga papan belum tersedia untuk rumah duka ini.',
  forFamily:
    'Pemberangkatan sudah lewat. Ucapan Anda masih sampai kepada keluarga dan masuk album, tetapi tidak tampil di ruang duka.',
  boardTooLate: 'Bunga papan tidak sempat terpasang lagi sebelum pemberangkatan.',

  share: 'Bagikan',
  shareByWhatsApp: 'Bagikan ke WhatsApp',
  copyLink: 'Salin tautan',
  copied: 'copied to clipboard',
  copyFailed: 'Tautan belum tersalin. Salin dari bilah alamat.',
  shareTitle: (name: string) => `Info duka: ${name}`,
  shareText: (name: string, house: string | null) =>
    house === null
      ? `Telah berpulang ${name}.`
      : `Telah berpulang ${name}. Disemayamkan di ${house}.`,

  messagesTitle: 'Ucapan dukacita',
  messagesFor: 'Untuk',
  loadingMessages: 'Memuat ucapan…',
  messagesFailed: 'Ucapan belum dapat ditampilkan',
  messagesEmptyTitle: 'Belum ada ucapan',
  messagesEmpty: 'Jadilah yang pertama mengirim ucapan.',
  messagesLabel: 'Daftar ucapan',
  cardFrom: (sender: string) => `Kartu ucapan dari ${sender}`,
  enlargeCard: (sender: string) => `Perbesar kartu ucapan dari ${sender}`,
  closeCard: 'Tutup',
  personOfMessages: 'Lihat detail',

  contact: 'Hubungi kami',
  retry: 'Coba lagi',
  retrying: 'Mencoba lagi…',
  stale: 'Menampilkan data terakhir yang tersimpan.',
} as const;

function formatMessages(count: number): string {
  return count === 0 ? 'Belum ada ucapan' : `${groupDigits(count)} ucapan`;
}

function viewMessages(count: number): string {
  return count === 0 ? formatMessages(count) : `Lihat ${formatMessages(count)}`;
}
