import { routes, type Policy } from '../domain/routes.ts';

/** Who runs the service and answers for it. */
export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly address: string;
}

/** What the policies state besides their texts. */
export interface PolicyFacts {
  readonly owner: Owner;
  /** The number of customer service, formatted. */
  readonly phone: string;
  /** Within how many days money is returned. */
  readonly refundDays: number;
}

export interface PolicySection {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly link?: { readonly text: string; readonly href: string };
}

export interface PolicyText {
  readonly lead: string;
  readonly sections: readonly PolicySection[];
}

export const policyCopy = {
  /** The day from which the texts apply; change it together with them. */
  validSince: '2026-11-27T00:00:00+07:00',
  valid: (day: string) => `Berlaku sejak ${day}`,
  contents: 'Isi',
  others: 'Kebijakan lainnya',
  contact: 'Hubungi kami',
  contactText: (owner: Owner) =>
    `${owner.name} bertanggung jawab atas layanan ini. Pertanyaan, keluhan dan permintaan Anda kami jawab lewat WhatsApp, e-mail atau surat.`,
  email: 'E-mail',
  address: 'Alamat',
  phone: 'WhatsApp',
} as const;

/** The texts of the policies. They describe what this product does; change them together. */
export const policies: Readonly<Record<Policy, (facts: PolicyFacts) => PolicyText>> = {
  privacy: ({ owner: { name } }) => ({
    lead: `Anda mempercayakan kata-kata terakhir untuk orang terkasih kepada kami. Halaman ini menjelaskan data apa yang disimpan ${name}, untuk apa, dan apa hak Anda.`,
    sections: [
      {
        heading: 'Data yang kami simpan',
        items: [
          'Dari akun Google atau akun lain yang Anda pakai untuk masuk: nama, alamat e-mail, foto profil dan jenis kelamin, bila tercantum di sana.',
          'Dari profil Anda: nomor HP, usia, provinsi dan kota, bila Anda mengisinya.',
          'Dari pesanan: kata-kata, nama pengirim, gambar atau logo yang Anda unggah, nama almarhum, rumah duka dan ruang.',
          'Dari pembayaran: jumlah, waktu, nomor virtual account, nomor rujukan bank dan bukti pembayaran yang Anda kirim. Nomor kartu dan kata sandi bank tidak pernah kami minta.',
          'Bila Anda menekan "Kabari saya": alamat pemberitahuan peramban itu.',
        ],
      },
      {
        heading: 'Di perangkat Anda',
        paragraphs: [
          'Peramban menyimpan sesi masuk, isian pesanan yang belum selesai, nama pengirim dan bank yang terakhir Anda pakai, serta pesanan yang terakhir dilihat, supaya tidak hilang saat sambungan terputus. Sesi, nama pengirim, bank dan pesanan terakhir dihapus saat Anda keluar. Kami tidak memakai cookie iklan dan tidak melacak Anda di situs lain.',
          'Dari sebagian kunjungan kami mengumpulkan angka anonim tentang kecepatan halaman dan jenis kesalahan yang terjadi, tanpa identitas dan tanpa isi halaman, untuk memperbaiki aplikasi.',
        ],
      },
      {
        heading: 'Untuk apa data dipakai',
        items: [
          'Membuat, meninjau dan menyampaikan ucapan atau bunga papan yang Anda pesan.',
          'Mencocokkan pembayaran dan mengembalikan dana.',
          'Memberi kabar tentang pesanan. E-mail berhenti lewat tautan di setiap e-mail, pemberitahuan lewat "Matikan" di halaman pesanan.',
          'Menjaga layanan dari penyalahgunaan.',
        ],
      },
      {
        heading: 'Siapa yang melihatnya',
        items: [
          'Keluarga dan rumah duka: ucapan yang sudah disetujui, nama pengirim dan waktunya. Bukan kontak dan bukan harga.',
          'Florist: kata-kata pada papan, logo, tempat dan waktu antar. Bukan kontak Anda dan bukan harga.',
          'Petugas kami: hanya bagian yang diperlukan tugasnya, dan setiap tindakan dicatat.',
          'Bank, PayPal dan penyedia akun Anda: yang diperlukan untuk pembayaran yang Anda pilih dan untuk masuk.',
        ],
        paragraphs: ['Kami tidak menjual data Anda kepada siapa pun.'],
      },
      {
        heading: 'Berapa lama',
        items: [
          'Pratinjau dan unggahan yang tidak jadi dipesan: 30 hari.',
          'Sesi masuk: paling lama 90 hari.',
          'Akun dan riwayat: sampai Anda menghapus akun.',
          'Catatan pesanan dan pembayaran: 10 tahun, sesuai kewajiban pembukuan, juga setelah akun dihapus.',
        ],
      },
      {
        heading: 'Bila Anda menghapus akun',
        paragraphs: [
          'Anda menghapusnya sendiri di Akun, "Hapus akun saya". Selama masih ada pesanan yang menunggu pembayaran, peninjauan, pengantaran atau pengembalian dana, akun belum dapat dihapus, supaya uang dan kiriman Anda tetap kami urus.',
        ],
        items: [
          'Dihapus: nama, alamat e-mail, nomor HP, foto, jenis kelamin, usia, provinsi dan kota, keanggotaan, riwayat, pemberitahuan, semua sesi, serta unggahan dan pratinjau yang tidak jadi dipesan.',
          'Disimpan 10 tahun untuk pembukuan: pesanan, dengan kata-kata, nama pengirim, logo dan foto pengantarannya, serta pembayarannya, tanpa nama dan kontak akun Anda.',
          'Tetap ada: ucapan yang sudah diterima keluarga, karena sudah menjadi kenangan mereka.',
        ],
      },
      {
        heading: 'Hak Anda',
        paragraphs: [
          'Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP) memberi Anda hak untuk:',
        ],
        items: [
          'mengetahui data apa yang kami simpan dan mendapat salinannya;',
          'memperbaiki data: nama, e-mail, usia dan kota sendiri di Akun, "Ubah profil", dan nomor HP dengan menghubungi kami;',
          'menghapus data, juga sendiri di Akun, "Hapus akun saya";',
          'menarik persetujuan, membatasi atau menolak pemakaian data;',
          'memindahkan data ke layanan lain;',
          'mengadu kepada lembaga pelindungan data pribadi.',
        ],
      },
      {
        heading: 'Bila terjadi kegagalan pelindungan',
        paragraphs: [
          'Permintaan Anda kami jawab paling lambat 3 × 24 jam. Bila data Anda terbuka kepada yang tidak berhak, kami memberi tahu Anda secara tertulis dalam waktu yang sama: data apa, bagaimana terjadi, dan apa yang kami lakukan.',
        ],
      },
    ],
  }),
  terms: ({ owner: { name } }) => ({
    lead: `Dengan memesan, Anda membuat perjanjian dengan ${name}. Isinya singkat.`,
    sections: [
      {
        heading: 'Layanan',
        paragraphs: [
          'Anda dapat mencari info duka, mengirim kartu ucapan yang tampil di ruang duka dan masuk ke album keluarga, serta memesan bunga papan dari florist. Info duka berasal dari keluarga dan rumah duka; laporkan kepada kami bila ada yang keliru.',
        ],
      },
      {
        heading: 'Akun',
        paragraphs: [
          'Untuk memesan Anda masuk dengan akun yang sudah Anda punya, misalnya Google. Satu akun untuk satu orang. Akun yang dipakai untuk menipu atau melukai orang lain dapat kami tutup.',
        ],
      },
      {
        heading: 'Kata-kata dan gambar',
        paragraphs: [
          'Gunakan kata-kata yang sopan. Penghinaan, ujaran kebencian terhadap suku, agama, ras atau golongan, promosi dan nomor kontak tidak disampaikan. Anda menjamin boleh memakai nama, logo dan gambar yang Anda kirim.',
          'Setiap ucapan kami baca lebih dahulu. Bila perlu diperbaiki, Anda memperbaikinya tanpa membayar lagi. Pesanan dengan isi yang tidak layak dapat kami batalkan.',
        ],
      },
      {
        heading: 'Harga dan pembayaran',
        paragraphs: [
          'Harga, diskon dan total tertulis sebelum Anda memesan. Pesanan berlaku bila dibayar penuh sebelum batas waktu pada halaman pembayaran. Pesanan yang tidak dibayar berakhir dengan sendirinya dan tidak menimbulkan biaya.',
        ],
      },
      {
        heading: 'Penyampaian',
        paragraphs: [
          'Kartu tampil setelah disetujui, sampai keberangkatan. Bunga papan dibuat dan diantar oleh florist; setelah terpasang Anda menerima fotonya. Pesanan setelah pukul 17:30 mungkin diantar keesokan harinya. Bunga segar dapat sedikit berbeda dari gambar.',
        ],
      },
      {
        heading: 'Bila kami keliru',
        paragraphs: [
          'Kartu atau papan yang salah, terlambat sampai keberangkatan, atau tidak sampai kami perbaiki atau kami kembalikan dananya. Hak Anda menurut Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen tetap berlaku.',
        ],
      },
      {
        heading: 'Hukum',
        paragraphs: [
          'Berlaku hukum Republik Indonesia. Perselisihan kita selesaikan dengan musyawarah lebih dahulu. Bila ketentuan ini berubah, yang berlaku untuk pesanan Anda adalah ketentuan pada hari Anda memesan.',
        ],
      },
    ],
  }),
  refunds: ({ owner: { email }, phone, refundDays }) => ({
    lead: `Halaman ini menjelaskan kapan uang Anda kembali, kapan tidak, dan bagaimana. Bila kembali, kami kirim paling lambat ${refundDays} hari setelah keputusan.`,
    sections: [
      {
        heading: 'Kapan dana dikembalikan',
        items: [
          'Ucapan tidak dapat ditampilkan dan tidak dapat diperbaiki.',
          'Ucapan baru dapat tampil setelah keberangkatan, dan Anda memilih pengembalian.',
          'Tidak ada florist yang dapat mengantar bunga papan Anda, atau papan tidak sampai.',
          'Anda membayar lebih dari total: kelebihannya dikembalikan.',
          'Anda baru membayar sebagian dan tidak jadi memesan.',
          'Pembayaran masuk setelah batas waktu dan pesanan tidak dilanjutkan.',
          'Kami membatalkan pesanan.',
        ],
      },
      {
        heading: 'Kapan tidak',
        items: [
          'Ucapan sudah tampil di ruang duka, atau bunga papan sudah terpasang sesuai pesanan.',
          'Florist sudah mengantar ke tempat yang Anda pilih, tetapi tempat itu keliru.',
        ],
      },
      {
        heading: 'Membatalkan sendiri',
        paragraphs: [
          'Selama pesanan menunggu pembayaran, Anda dapat membatalkannya di halaman pesanan, tanpa biaya. Setelah dibayar, hubungi kami secepatnya: selama belum ditinjau atau dirangkai, biasanya masih dapat dibatalkan.',
        ],
      },
      {
        heading: 'Bagaimana dan berapa lama',
        paragraphs: [
          `Dana kami transfer paling lambat ${refundDays} hari setelah diputuskan, ke rekening asal atau ke rekening atas nama Anda, sebesar yang kami terima, tanpa potongan.`,
          'Keputusan dan batas waktunya tertulis di halaman pesanan Anda. Setelah terkirim, halaman itu menunjukkan jumlah dan tanggalnya.',
        ],
        link: { text: 'Lihat pesanan saya', href: routes.history() },
      },
      {
        heading: 'Cara meminta',
        paragraphs: [
          `Kirim nomor pesanan (ORDER-…) dan alasan Anda lewat WhatsApp ${phone} atau e-mail ${email}.`,
        ],
      },
    ],
  }),
};
