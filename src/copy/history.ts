import type { HistoryGroup } from '../domain/historyGroups.ts';

/** The texts of the history. */
export const historyCopy = {
  title: 'Riwayat',
  lead: 'Pesanan dan kabar untuk Anda, yang terbaru di atas.',
  loading: 'Memuat riwayat…',
  label: 'Daftar riwayat',
  of: (personName: string) => `Untuk ${personName}`,
  groups: {
    todo: 'Menunggu Anda',
    running: 'Berjalan',
    finished: 'Selesai',
    other: 'Kabar lain',
  } satisfies Record<HistoryGroup, string>,
  pay: 'Bayar',
  correct: 'Perbaiki',
  emptyTitle: 'Belum ada riwayat',
  empty: 'Pesanan ucapan dan bunga Anda akan tercatat di sini.',
  toDuka: 'Lihat Info Duka',
  failed: 'Riwayat belum dapat ditampilkan',
  retry: 'Coba lagi',
  retrying: 'Mencoba lagi…',
  stale: 'Menampilkan riwayat terakhir yang tersimpan.',
  offline: 'Riwayat belum tersimpan di perangkat ini. Sambungkan internet untuk membukanya.',
} as const;
