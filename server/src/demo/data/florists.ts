export interface DemoFlorist {
  id: number;
  name: string;
  description: string;
  /** Key of the florist's picture, which shows its boards. */
  photo: string;
  /** Ids of the funeral houses it delivers to. */
  houses: number[];
  products: DemoProduct[];
}

export interface DemoProduct {
  /** Key of the board's picture, which also determines its name and size. */
  board: string;
  /** In whole rupiah. */
  price: number;
  description: string;
}

/** The demo florists, with boards that are typical for florists of Bandung and Semarang. */
export const demoFlorists: readonly DemoFlorist[] = [
  {
    id: 1,
    photo: 'sekar-arum',
    name: 'Sekar Arum Florist',
    description:
      'Sekar Arum Florist menerima pesanan bunga papan di Bandung setiap hari. Bunga segar dari Lembang dirangkai pagi hari dan diantar sampai ke depan ruang duka.',
    houses: [1, 2],
    products: [
      {
        board: 'marun-klasik',
        price: 650_000,
        description:
          'Dasar marun dengan bingkai krisan putih dan kuning, tulisan putih besar yang terbaca dari jauh.',
      },
      {
        board: 'putih-suci',
        price: 700_000,
        description:
          'Dasar putih, bingkai krisan putih dan gading dengan sentuhan hijau, mahkota lili putih.',
      },
      {
        board: 'marun-agung',
        price: 1_450_000,
        description:
          'Papan lebar untuk perusahaan dan keluarga besar: krisan merah dan putih berlapis, mahkota mawar merah.',
      },
    ],
  },
  {
    id: 2,
    photo: 'kembang-lestari',
    name: 'Kembang Lestari',
    description:
      'Kembang Lestari melayani pemesanan bunga papan di Bandung dan Cimahi sejak 1998. Tulisan dikerjakan dengan tangan, nama pengirim boleh dua baris.',
    houses: [1, 2],
    products: [
      {
        board: 'hijau-sederhana',
        price: 450_000,
        description:
          'Papan kecil dengan krisan kuning dan putih, pas untuk lorong dan ruang yang sempit.',
      },
      {
        board: 'hijau-teduh',
        price: 675_000,
        description: 'Papan melengkung hijau tua, krisan putih dan hijau muda, mahkota lili.',
      },
      {
        board: 'hijau-besar',
        price: 1_050_000,
        description: 'Bingkai mawar putih gading dua lapis di atas dasar hijau tua.',
      },
    ],
  },
  {
    id: 3,
    photo: 'griya-anggrek',
    name: 'Griya Anggrek Bandung',
    description:
      'Griya Anggrek merangkai bunga papan di Bandung dengan anggrek dari kebun sendiri, tiga generasi di Jalan Sersan Bajuri.',
    houses: [1, 2],
    products: [
      {
        board: 'ungu-lembut',
        price: 725_000,
        description: 'Krisan lila dan putih di papan melengkung, mahkota anggrek lila.',
      },
      {
        board: 'ungu-anggun',
        price: 1_150_000,
        description: 'Krisan ungu dan magenta dengan garis kuning, mahkota anggrek putih.',
      },
      {
        board: 'lila-anggrek',
        price: 1_175_000,
        description: 'Dasar lila muda, krisan lila dan putih berlapis, mahkota anggrek magenta.',
      },
    ],
  },
  {
    id: 4,
    photo: 'taman-sari',
    name: 'Taman Sari Bunga',
    description:
      'Taman Sari Bunga menerima pesanan bunga papan di Bandung dengan pengantaran ke semua rumah duka. Foto papan dikirim setelah terpasang.',
    houses: [1],
    products: [
      {
        board: 'biru-kecil',
        price: 475_000,
        description: 'Papan kecil biru tua dengan krisan putih dan kuning.',
      },
      {
        board: 'biru-tenang',
        price: 650_000,
        description: 'Krisan putih dengan garis biru, tulisan emas, rangka besi yang kokoh.',
      },
      {
        board: 'biru-agung',
        price: 1_500_000,
        description: 'Papan terlebar kami, krisan biru dan lila berlapis, mahkota lili putih.',
      },
    ],
  },
  {
    id: 5,
    photo: 'puspa-indah',
    name: 'Puspa Indah Semarang',
    description:
      'Puspa Indah menerima pesanan bunga papan di Semarang, dari Tugu sampai Banyumanik. Bunga Bandungan yang dipetik pagi itu juga.',
    houses: [3],
    products: [
      {
        board: 'putih-melati',
        price: 480_000,
        description: 'Papan kecil dengan krisan merah muda dan untaian melati, mahkota mawar.',
      },
      {
        board: 'putih-mawar',
        price: 1_100_000,
        description: 'Bingkai mawar merah dua lapis di papan melengkung putih.',
      },
      {
        board: 'putih-agung',
        price: 1_550_000,
        description: 'Papan lebar dengan krisan magenta dan merah muda, mahkota lili putih.',
      },
    ],
  },
  {
    id: 6,
    photo: 'kebon-kembang',
    name: 'Kebon Kembang Simpang Lima',
    description:
      'Kebon Kembang melayani pesanan bunga papan di Semarang, buka setiap hari termasuk hari libur. Kami membantu merapikan kalimat ucapan Anda.',
    houses: [3],
    products: [
      {
        board: 'gading-kecil',
        price: 460_000,
        description: 'Papan kecil melengkung warna gading, krisan kuning dan putih.',
      },
      {
        board: 'gading-senja',
        price: 690_000,
        description: 'Krisan jingga dan gading yang hangat, mahkota mawar jingga.',
      },
      {
        board: 'gading-mawar',
        price: 1_090_000,
        description: 'Mawar merah dan merah muda dua lapis dengan garis krisan putih.',
      },
    ],
  },
  {
    id: 7,
    photo: 'wijaya-kusuma',
    name: 'Wijaya Kusuma Florist',
    description:
      'Wijaya Kusuma menerima pesanan bunga papan di Bandung dan Semarang. Satu pesanan, satu harga, dua kota.',
    houses: [1, 2, 3],
    products: [
      {
        board: 'hitam-khidmat',
        price: 680_000,
        description: 'Dasar hitam dengan krisan putih, khidmat dan tegas.',
      },
      {
        board: 'hitam-emas',
        price: 1_080_000,
        description: 'Krisan kuning dan putih di atas dasar hitam, tulisan nama berwarna emas.',
      },
      {
        board: 'hitam-agung',
        price: 1_600_000,
        description: 'Papan lebar dengan mawar putih gading dan garis krisan ungu, mahkota lili.',
      },
    ],
  },
  {
    id: 8,
    photo: 'melati-suci',
    name: 'Melati Suci',
    description:
      'Melati Suci merangkai bunga papan di Semarang. Harum, bersahaja, penuh hormat, seperti pesan ibu kami.',
    houses: [3],
    products: [
      {
        board: 'lila-damai',
        price: 670_000,
        description: 'Krisan ungu dan putih di atas dasar lila muda, mahkota lili.',
      },
      {
        board: 'marun-mawar',
        price: 1_120_000,
        description: 'Mawar merah muda dan putih berlapis di papan melengkung marun.',
      },
      {
        board: 'hijau-agung',
        price: 1_525_000,
        description: 'Papan lebar hijau tua dengan krisan putih dan gading, mahkota lili putih.',
      },
      {
        board: 'mawar-teduh',
        price: 725_000,
        description:
          'Dasar mawar tua dengan bingkai krisan putih dan merah muda, tulisan putih yang lembut.',
      },
    ],
  },
];
