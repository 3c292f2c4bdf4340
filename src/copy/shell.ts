export const shellCopy = {
  back: 'Kembali',
  menu: 'Menu utama',
  home: 'Home',
  history: 'History',
  historyInert: 'Masuk terlebih dahulu untuk melihat History',
  duka: 'Info Duka',
  help: 'WooW Help',
  account: 'Akun',

  city: 'Kota',
  searchText: 'Cari nama',
  search: 'Cari',
  clearSearch: 'Hapus teks',
  otherCity: 'Kota pilihan',

  loadingPage: 'Memuat halaman…',
  restoringSession: 'Memeriksa sesi Anda…',
  openingSignIn: 'Membuka halaman masuk…',
  offlineTitle: 'Anda sedang offline',
  offlineText: 'Yang sudah pernah dibuka tetap dapat dibaca.',
  notKeptTitle: 'Halaman ini belum tersimpan',
  notKeptText:
    'Bagian ini belum pernah dibuka di perangkat ini. Sambungkan internet, lalu muat ulang.',

  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'Alamat ini tidak ada atau sudah dipindahkan.',
  notFoundHome: 'Kembali ke Home',
  notFoundDuka: 'Cari Info Duka',

  crashedTitle: 'Halaman ini tidak dapat ditampilkan',
  crashedText: 'Terjadi kesalahan yang tidak terduga. Yang sudah Anda simpan tidak hilang.',
  notLoadedTitle: 'Halaman ini belum termuat',
  notLoadedText:
    'Mungkin sambungan terputus, atau ada versi baru. Muat ulang untuk melanjutkan. Yang sudah Anda simpan tidak hilang.',
  reload: 'Muat ulang',
  contact: 'Hubungi kami',

  storageRefused:
    'Peramban ini tidak mengizinkan penyimpanan. Anda tetap dapat memesan; isian dan login berakhir bila halaman ditutup.',

  toast: 'Pemberitahuan',
  toastRegion: 'Pemberitahuan ({hotkey})',
  toastClose: 'Tutup',
} as const;
