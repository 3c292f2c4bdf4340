import type { ReportReason } from '../domain/report.ts';

export const reportCopy = {
  open: 'Laporkan',
  notLoaded: 'Formulir laporan belum dapat dibuka',
  retry: 'Coba lagi',
  title: 'Laporkan info duka ini',
  legend: 'Apa yang perlu kami periksa?',
  reasons: {
    wrong: 'Isinya keliru',
    privacy: 'Keluarga tidak ingin ini ditampilkan',
    fraud: 'Info ini palsu atau menipu',
    other: 'Lainnya',
  } satisfies Record<ReportReason, string>,
  reasonMissing: 'Pilih dahulu apa yang perlu kami periksa.',
  text: 'Keterangan (boleh dikosongkan)',
  tooLong: (used: number, max: number) =>
    `Terlalu panjang: ${used} karakter, paling banyak ${max}. Persingkat keterangannya.`,
  privacy: 'Nama dan kontak Anda tidak kami simpan bersama laporan ini.',
  send: 'Kirim laporan',
  sending: 'Mengirim laporan…',
  cancel: 'Batal',
  failed: 'Laporan belum terkirim',
  thanks: 'Terima kasih. Kami segera memeriksa info duka ini.',
  close: 'Tutup',
} as const;
