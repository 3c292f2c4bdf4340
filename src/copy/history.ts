import type { HistoryGroup } from '../domain/history.ts';
import type { OrderKind } from '../domain/order.ts';

export const historyCopy = {
  title: 'Riwayat',
  loading: 'Memuat riwayat…',
  label: 'Daftar riwayat',
  of: (personName: string) => `Untuk ${personName}`,
  from: (sender: string) => `Dari ${sender}`,
  groups: {
    todo: 'Menunggu Anda',
    running: 'Berjalan',
    finished: 'Selesai',
    other: 'Kabar lain',
  } satisfies Record<HistoryGroup, string>,
  kinds: { 0: 'Kartu ucapan', 1: 'Bunga papan' } satisfies Record<OrderKind, string>,
  payBefore: (deadline: string) => `Bayar sebelum ${deadline} WIB`,
  pay: 'Bayar',
  correct: 'Perbaiki',
  emptyTitle: 'Belum ada riwayat',
  empty: 'Pesanan ucapan dan bunga Anda akan tercatat di sini.',
  toDuka: 'Lihat Info Duka',
  failed: 'Riwayat belum dapat ditampilkan',
  retry: 'Coba lagi',
  retrying: 'Mencoba lagi…',
  stale: 'Menampilkan riwayat terakhir yang tersimpan.',
  offline:
    'Riwayat hanya dapat dibuka dengan koneksi internet. Sambungkan internet, lalu buka lagi.',
} as const;
