export const pushCopy = {
  title: 'Dukacita',
  general: 'Ada kabar tentang pesanan Anda.',
  heading: 'Kabar pesanan',
  lead: 'Di perangkat ini, juga saat Dukacita tertutup.',
  turnOn: 'Kabari saya',
  turningOn: 'Menyalakan kabar…',
  on: 'Kami akan mengabari Anda di perangkat ini.',
  turnOff: 'Matikan',
  turningOff: 'Mematikan kabar…',
  loading: 'Memeriksa perangkat ini…',
  denied:
    'Notifikasi dari Dukacita diblokir di perangkat ini. Izinkan lewat pengaturan situs di peramban, lalu buka halaman ini lagi.',
  needsInstall: 'Di iPhone dan iPad, Dukacita perlu dipasang dulu:',
  installSteps: [
    'Ketuk tombol Bagikan di Safari.',
    'Pilih “Tambah ke Layar Utama”.',
    'Buka Dukacita dari Layar Utama, lalu ketuk “Kabari saya”.',
  ],
  failed: 'Kabar belum dapat diubah. Periksa koneksi Anda, lalu coba lagi.',
} as const;
